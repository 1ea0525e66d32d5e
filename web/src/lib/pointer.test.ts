import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

test('what moves buttons waits until the press has become a click', async () => {
  const heard = new Map<string, (() => void)[]>()
  vi.stubGlobal('addEventListener', (name: string, act: () => void) => heard.set(name, [...(heard.get(name) ?? []), act]))
  const { whenReleased } = await import('./pointer')
  const happen = (name: string): void => heard.get(name)!.forEach((act) => (act as (event: object) => void)({ pointerType: 'touch' }))
  const done: string[] = []

  whenReleased(() => done.push('at once'))
  expect(done).toEqual(['at once'])

  happen('pointerdown')
  whenReleased(() => done.push('later'))
  happen('pointerup')
  done.push('click') // before anything else runs
  expect(done).toEqual(['at once', 'click'])
  await new Promise((resolve) => setTimeout(resolve))
  expect(done).toEqual(['at once', 'click', 'later'])
})
