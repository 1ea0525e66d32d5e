import { expect, test } from 'vitest'
import { reasons, refusal } from './why'

const ALL = [
  { about: 'market/jade', to: '', text: '2 aether short' },
  { about: 'p0/hand/spark', to: 'p0/breach/III', text: 'closed' },
  { about: 'p0/hand', to: 'p0/place/A1', text: 'taken' },
]

test('a thing says why it cannot be chosen, and nothing of where it cannot go', () => {
  expect([...reasons(ALL)]).toEqual([['market/jade', '2 aether short']])
})

test('a place refuses a thing, or everything of an area', () => {
  expect(refusal(ALL, 'p0/hand/spark', 'p0/breach/III')).toBe('closed')
  expect(refusal(ALL, 'p0/hand/spark', 'p0/breach/III/ignite')).toBe('closed')
  expect(refusal(ALL, 'p0/hand/spark', 'p0/breach/I')).toBe('')
  expect(refusal(ALL, 'p0/hand/imp', 'p0/place/A1')).toBe('taken')
  expect(refusal(ALL, 'p0/handful', 'p0/place/A1')).toBe('')
})
