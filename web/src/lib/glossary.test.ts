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

test('a card that is named says what it does, but not one of a single word, nor a secret one, nor the card itself', () => {
  const card = (name: string, sealed = false): CardInfo =>
    ({ id: name.toLowerCase(), name, text: `What ${name} does.`, sealed }) as unknown as CardInfo
  const all = [card('Cursed Shard'), card('Spark'), card('Hidden Thing', true), card('Bound Up'), card('Cursed Shards')]
  const text = 'Gains a Cursed Shard, a Spark, a Hidden Thing. Bound Up is discarded.'
  expect(cardsNamed([text], all, 'bound up').map((term) => term.title)).toEqual(['Cursed Shard'])
})

test('marks do not matter to whoever seeks', () => {
  expect(plain('Żółć Łąka')).toBe('zolc laka')
  expect(plain('Ada:\u2005Reborn')).toBe('ada: reborn')
})
