import { expect, test } from 'vitest'
import type { CardInfo } from '../protocol'
import { cardsNamed, parts, plain, termsIn } from './glossary'

const BREACH = { id: 'breach', title: 'Brama', forms: ['brama', 'bramie', 'otwarta brama'], text: '' }
const PREP = { id: 'prep', title: 'Przygotowanie', forms: ['przygotuj'], text: '' }
const ALL = [BREACH, PREP]

test('a word is found in all its forms, whatever its case, but never inside another word', () => {
  expect(parts('Przygotuj na bramie.', ALL)).toEqual([{ text: 'Przygotuj', term: PREP }, ' na ', { text: 'bramie', term: BREACH }, '.'])
  expect(parts('Bramiec stoi.', ALL)).toEqual(['Bramiec stoi.'])
})

test('of two forms at one place the longer one counts', () => {
  expect(parts('Otwarta brama', ALL)).toEqual([{ text: 'Otwarta brama', term: BREACH }])
})

test('every word is named once, in the order of the text', () => {
  expect(termsIn(['Brama. Przygotuj.', 'Na bramie'], ALL)).toEqual([BREACH, PREP])
  expect(termsIn(['Nic.'], [])).toEqual([])
})

test('a card that another names says what it does', () => {
  const card = (id: string, ...names: string[]): [string, CardInfo] => [id, { id, name: `A ${id}`, text: `What ${id} does.`, names } as unknown as CardInfo]
  const all = new Map([card('bound', 'shard', 'gone', 'spark'), card('shard'), card('spark')])
  expect(cardsNamed('bound', all).map((term) => [term.title, term.text])).toEqual([
    ['A shard', 'What shard does.'],
    ['A spark', 'What spark does.'],
  ])
  expect(cardsNamed('a mage who was made', all)).toEqual([])
})

test('marks do not matter to whoever seeks', () => {
  expect(plain('Żółć Łąka')).toBe('zolc laka')
  expect(plain('Ada:\u2005Reborn')).toBe('ada: reborn')
})
