import { describe, expect, it } from 'vitest'
import type { Thing } from '../protocol'
import { keyed } from './area'
import { breakable, clanColor, counted, facts, label, lines, shared, split } from './words'

const thing = (more: Partial<Thing>): Thing => ({
  ref: 'market/spark',
  title: 'Spark',
  facts: [],
  text: '',
  tone: 'spell',
  count: 1,
  card: 'spark',
  art: 'spell',
  cost: null,
  kind: '',
  holds: [],
  ...more,
})

describe('the words on a card', () => {
  it('do not say its kind twice', () => {
    expect(lines(thing({ kind: 'spell', text: 'spell\nCast: Deal 1 damage.' }))).toEqual(['Cast: Deal 1 damage.'])
    expect(lines(thing({ facts: ['Pyre · power 2'], text: 'Pyre · power 2\nMain domain: …' }))).toEqual([
      'Main domain: …',
    ])
    expect(lines(thing({ kind: 'spell', text: 'Crystal\nSpark' }))).toEqual(['Crystal', 'Spark'])
  })

  it('do not begin with its name once more', () => {
    const said = (text: string) => lines(thing({ title: 'Singing breach', text }))
    expect(said('Singing breach: there is a breach IV.')).toEqual(['There is a breach IV.'])
    expect(said('Singing breach, when breach II is opened: Gain 2 charges.')).toEqual(['When breach II is opened: Gain 2 charges.'])
    expect(said('Singing breaches are rare.')).toEqual(['Singing breaches are rare.'])
  })

  it('leave a price to the corner, and only a price', () => {
    expect(facts(thing({ cost: 5, facts: ['5 aether', '5 left'] }))).toEqual(['5 left'])
    expect(facts(thing({ cost: 5, facts: ['5 left'] }))).toEqual(['5 left'])
    expect(facts(thing({ cost: 3, facts: ['Lode · power 3 · cost 3'] }))).toEqual(['Lode · power 3 · cost 3'])
  })

  it('stand bold up to a colon', () => {
    expect(split('POWER 2: Unleash twice.')).toEqual(['POWER 2:', ' Unleash twice.'])
    expect(split('Żeton: jeden')).toEqual(['Żeton:', ' jeden'])
    expect(split('Deal 1 damage. Then: draw.')).toEqual(['', 'Deal 1 damage. Then: draw.'])
    expect(split('Ada:\u2005Reborn draws a card.')).toEqual(['', 'Ada:\u2005Reborn draws a card.'])
    expect(split('Wspólna brama, gdy brama III zostaje otwarta: Dobierz kartę.')[0]).toBe('Wspólna brama, gdy brama III zostaje otwarta:')
  })

  it('do not take a name with a colon in it for a mark', () => {
    expect(split('Someone:\u2005Somebody gains 1 charge.')[0]).toBe('')
    expect(split('When this is discarded, Someone: Somebody gains 1 life.')[0]).toBe('')
  })

  it('may spare a word that stands before all of them', () => {
    expect(shared(['Main domain: Draw.', 'Left domain: Gather.', 'Right domain: Gather.'])).toBe('domain')
    expect(shared(['Domena lewa: Dobierz.', 'Domena prawa: Zbierz.'])).toBe('Domena')
    expect(shared(['Main domain: Draw.'])).toBe('')
    expect(shared(['POWER 2: Unleash.', 'TO DISCARD: Spend 2 aether.'])).toBe('')
    expect(shared(['When you gain this: Draw.', 'When you cast this: Draw.'])).toBe('')
  })

  it('tell tokens by their sign where they lie, and the tier of a listed card in words', () => {
    const power = { tone: 'power', cost: null, facts: ['tokens 2'] }
    expect(counted(thing({ ...power, ref: 'nemesis/night' }))).toEqual([{ sign: 'token', text: '2' }])
    const listed = thing({ ...power, ref: 'card/night', facts: ['tier 2', '1 place for a sticker'] })
    expect(counted(listed).map(({ sign, text }) => [sign, text])).toEqual([['', 'tier 2'], ['', '1 place for a sticker']])
  })

  it('take only a colour for a colour', () => {
    expect(clanColor('creature/b23a2e/warrior')).toBe('#b23a2e')
    expect(clanColor('creature/every/primal')).toBeUndefined()
    expect(clanColor('creature/red;x/primal')).toBeUndefined()
  })
})

describe('a name that may be broken', () => {
  it('has a soft hyphen between the syllables of its longest words', () => {
    expect(breakable('Odtwarzający Obwód')).toBe('Odt\u00adwa\u00adrza\u00adjący Obwód')
    expect(breakable('Reconstituting Circuit')).toBe('Recons\u00adti\u00adtu\u00adting Circuit')
    expect(breakable('Ocynkowany Szafir')).toBe('Ocynkowany Szafir')
    expect(breakable('Mediumiczna klatka', 10)).toContain('\u00ad')
  })
})

describe('keyed things', () => {
  it('are told apart where two share a ref', () => {
    expect(keyed([thing({}), thing({ ref: 'b' }), thing({})]).map(({ key }) => key)).toEqual([
      'market/spark',
      'b',
      'market/spark#1',
    ])
  })
})

describe('what a screen reader says of a thing', () => {
  it('is its name, how many there are, its kind and its facts', () => {
    expect(label(thing({ count: 2, kind: 'spell', facts: ['cost 3'] }))).toBe('Spark, ×2, spell, cost 3')
  })

  it('says nothing twice, not even what a fact begins with', () => {
    expect(label(thing({ kind: 'Lode', facts: ['Lode'] }))).toBe('Spark, Lode')
    expect(label(thing({ kind: 'Lode', facts: ['Lode · power 2 · cost 3'] }))).toBe('Spark, Lode · power 2 · cost 3')
  })
})
