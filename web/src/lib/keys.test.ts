import { expect, test } from 'vitest'
import type { Area, Option, Scene, Thing } from '../protocol'
import { few, inOrder } from '../table/order'
import { keyed, leadsTo, letterOf, litBy, ofLetter, spaced } from './keys'

const option = (key: string, about = ''): Option => ({ key, text: key, about })

test('digits choose among the things that are listed, and no more than nine of them', () => {
  const keys = keyed(Array.from({ length: 12 }, (_, n) => option(`o:${n}`, `thing/${n}`)))
  expect(keys.map(({ digit }) => digit)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '', '', ''])
  expect(keyed([option('end')])[0]?.digit).toBe('')
})

test('a kind of action has the same letter in every question, and none that means something else', () => {
  const asked = [option('play:crystal', 'p0/hand/crystal'), option('play:spark', 'p0/hand/spark'), option('end')]
  expect(keyed(asked).map(({ letter }) => letter)).toEqual(['p', '', 'd'])
  expect(keyed([option('gain:x', 'market/x'), ...asked]).map(({ letter }) => letter)).toEqual(['g', 'p', '', 'd'])
  for (const verb of ['frolic', 'fuse', 'lurk', 'unmake', 'rally', 'adore', 'vex']) {
    const letter = letterOf(verb)
    expect('aflruv').not.toContain(letter)
    expect(letterOf(verb)).toBe(letter)
  }
})

test('a letter stands for all options of its kind', () => {
  const asked = [option('play:crystal', 'p0/hand/crystal'), option('play:spark', 'p0/hand/spark'), option('end')]
  expect(ofLetter(asked, 'p').map(({ key }) => key)).toEqual(['play:crystal', 'play:spark'])
  expect(ofLetter(asked, 'd').map(({ key }) => key)).toEqual(['end'])
  expect(ofLetter(asked, 'z')).toEqual([])
})

test('Space takes the only plain option', () => {
  const end = option('end')
  expect(spaced([option('play:crystal', 'p0/hand/crystal'), end])).toBe(end)
  expect(spaced([option('hit'), option('pass')])).toBeNull()
  expect(spaced([option('play:crystal', 'p0/hand/crystal')])).toBeNull()
})

test('plain options are listed last', () => {
  const listed = inOrder([option('end'), option('play', 'p0/hand/crystal'), option('no')])
  expect(listed.map(({ key }) => key)).toEqual(['play', 'end', 'no'])
})

test('a board lights what an option is about, with all options of a thing together', () => {
  const lit = litBy([option('summon', 'p0/hand/imp'), option('discard', 'p0/hand/imp'), option('end')])
  expect([...lit.keys()]).toEqual(['p0/hand/imp'])
  expect(lit.get('p0/hand/imp')?.map(({ key }) => key)).toEqual(['summon', 'discard'])
})

test('what lies on a thing is lit by the options that name it', () => {
  const held = { ref: 'p0/breach/I/spark', card: 'spark', holds: [] as Thing[] } as Thing
  const breach = { ref: 'p0/breach/I', card: '', holds: [held] } as unknown as Thing
  const scene: Scene = { title: '', status: [], areas: [{ things: [breach] } as unknown as Area] }
  const lit = litBy([option('cast:spark@I', 'p0/breach/I'), option('focus:I', 'p0/breach/I')], scene)
  expect(lit.get('p0/breach/I')).toHaveLength(2)
  expect(lit.get('p0/breach/I/spark')?.map(({ key }) => key)).toEqual(['cast:spark@I'])
})

test('of yes and no, no is n, and what ends something else keeps its letter', () => {
  expect(keyed([option('yes'), option('skip')]).map(({ letter }) => letter)).toEqual(['y', 'n'])
  expect(ofLetter([option('yes'), option('skip')], 'n').map(({ key }) => key)).toEqual(['skip'])
  expect(keyed([option('top:x', 'p0/deck'), option('skip')]).map(({ letter }) => letter)[1]).toBe('d')
})

test('a question about things of one kind lists them as they lie, others as the game does', () => {
  const places = new Map([['p0/hand/spark', 0], ['p0/hand/crystal', 1], ['p0/hand/opal', 2]])
  const discard = ['opal', 'spark', 'crystal'].map((card) => option(`discard:${card}`, `p0/hand/${card}`))
  const listed = inOrder([option('done'), ...discard], places).map(({ key }) => key)
  expect(listed).toEqual(['discard:spark', 'discard:crystal', 'discard:opal', 'done'])
  const mixed = [option('play:opal', 'p0/hand/opal'), option('prep:spark>I', 'p0/hand/spark')]
  expect(inOrder(mixed, places)).toEqual(mixed)
  expect([few(discard), few([...discard, ...discard])]).toEqual([true, false])
})

test('a place is led to by what may be brought there, by its owner', () => {
  const prep = option('prep:spark>I', 'p0/hand/spark')
  expect(leadsTo(prep, 'p0/breaches/I')).toBe(true)
  expect([leadsTo(prep, 'p0/breaches/II'), leadsTo(prep, 'p1/breaches/I'), leadsTo(option('focus:I', 'p0/breaches/I'), 'p0/breaches/I')]).toEqual([
    false,
    false,
    false,
  ])
})
