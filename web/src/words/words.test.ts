import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import { WORDS } from '.'

const { en, pl } = WORDS

const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

function bundle(lang: string, text: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false })
  expect(made.addResource(new FluentResource(text))).toEqual([])
  return made
}

const keysOf = (text: string): string[] => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1] ?? '')
const variablesOf = (text: string): Map<string, string[]> =>
  new Map(
    text.split(/^(?=[a-z][a-z0-9-]* =)/m).map((message) => [
      message.split(' ', 1)[0] ?? '',
      [...new Set([...message.matchAll(/\$([a-z]+)/g)].map((found) => found[1] ?? ''))].sort(),
    ]),
  )

test('everything is said in both languages, with the same things in it', () => {
  expect(keysOf(pl)).toEqual(keysOf(en))
  expect(new Set(keysOf(en)).size).toBe(keysOf(en).length)
  const polish = variablesOf(pl)
  for (const [key, variables] of variablesOf(en)) expect([key, polish.get(key)]).toEqual([key, variables])
})

test('every word a page asks for is there', () => {
  const known = new Set(keysOf(en))
  const asked = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)].map((found) => found[1] ?? ''),
  )
  expect(asked.length).toBeGreaterThan(80)
  expect(asked.filter((key) => !known.has(key))).toEqual([])
})

test('a sentence with a gap in it is never said without what belongs there', () => {
  const gaps = variablesOf(en)
  const bare = Object.values(sources).flatMap((text) => [...text.matchAll(/\bt\(\s*'([a-z0-9-]+)'\s*\)/g)].map((found) => found[1] ?? ''))
  expect(bare.length).toBeGreaterThan(80)
  expect(bare.filter((key) => gaps.get(key)?.length)).toEqual([])
})

test('Polish counts as Poles do', () => {
  const spoken = bundle('pl', pl)
  const say = (count: number): string => spoken.formatPattern(spoken.getMessage('free-seats')!.value!, { count })
  expect([1, 2, 5, 12, 22, 25].map(say)).toEqual([
    '1 wolne miejsce',
    '2 wolne miejsca',
    '5 wolnych miejsc',
    '12 wolnych miejsc',
    '22 wolne miejsca',
    '25 wolnych miejsc',
  ])
})

test('English is read without a fault', () => {
  bundle('en', en)
})
