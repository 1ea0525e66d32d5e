import type { Answers, Field } from '../protocol'

/** The answers of a set-up form, from what was chosen in it. */

/** Whatever has such a form: a game, or a campaign. */
interface Asking {
  fields: Field[]
}

/** How one field stands in the form. `picked` is the choice; the lists count only when `picked` is BY_HAND. */
export interface Chosen {
  picked: string
  parts: string[]
  each: string[]
}

export const BY_HAND = '*'
/** The choice that leaves a field to chance. */
export const RANDOM = 'random'
export type Form = Record<string, Chosen>

export const isParts = (field: Field): boolean => field.parts.length > 0
/** One part a player, each with a select of its own. */
export const isEach = (field: Field): boolean => isParts(field) && field.count === 0

/** A form as usual, or as the guide advises for a first game. */
export function fresh(game: Asking, first = false): Form {
  return Object.fromEntries(
    game.fields.map((field) => [
      field.name,
      { picked: first ? field.advised : field.default, parts: [], each: first ? [...field.advised_parts] : [] },
    ]),
  )
}

/** Whether the guide advises a first game to be set up in a way of its own. */
export const advises = (game: Asking): boolean => game.fields.some((field) => field.advised !== field.default || field.advised_parts.length > 0)

/** The fields whose answers change anything, as the others are answered; where there is nothing to choose, there is no question. */
export function asked(game: Asking, form: Form, players: number): Field[] {
  return game.fields.filter(
    (field) =>
      (field.choices.length > 1 || isParts(field)) &&
      (!field.players.length || field.players.includes(players)) &&
      Object.entries(field.when).every(([name, values]) => values.includes(form[name]?.picked ?? '')),
  )
}

/** Everything that can be is left to chance, and the rest is drawn. */
export function surprise(game: Asking, dice: () => number = Math.random): Form {
  const form = fresh(game)
  for (const field of game.fields) {
    const drawn = field.choices[Math.floor(dice() * field.choices.length)]
    const left = field.choices.some((choice) => choice.value === RANDOM)
    form[field.name]!.picked = left ? RANDOM : (drawn?.value ?? field.default)
  }
  return form
}

/** What to send: everything that is asked, also what was left as it was, so that the table is what the form shows. */
export function answersOf(game: Asking, form: Form, players: number): Answers {
  const answers: Answers = {}
  for (const field of asked(game, form, players)) {
    const chosen = form[field.name]
    if (!chosen) continue
    if (isEach(field)) {
      const each = Array.from({ length: players }, (_, seat) => chosen.each[seat] || field.default)
      answers[field.name] = each.every((value) => value === field.default) ? field.default : each
    } else if (chosen.picked === BY_HAND) {
      answers[field.name] = [...chosen.parts]
    } else {
      answers[field.name] = chosen.picked
    }
  }
  return answers
}

/** How many parts of the field are still to be picked by hand; negative: too many. */
export function missing(field: Field, chosen: Chosen | undefined): number {
  if (!chosen || isEach(field) || !isParts(field) || chosen.picked !== BY_HAND) return 0
  return field.count - chosen.parts.length
}

/** Two players may not ask for the same mage. */
export function doubled(field: Field, chosen: Chosen | undefined, players: number): boolean {
  if (!chosen || !isEach(field)) return false
  const one = (value: string): boolean => field.parts.some((part) => part.value === value) && !field.choices.some((choice) => choice.value === value)
  const asked = chosen.each.slice(0, players).filter(one)
  return new Set(asked).size < asked.length
}

export function complete(game: Asking, form: Form, players: number): boolean {
  return asked(game, form, players).every((field) => missing(field, form[field.name]) === 0 && !doubled(field, form[field.name], players))
}

/** The form that gives these answers again: for another game with the same set-up. */
export function formOf(game: Asking, answers: Answers): Form {
  const form = fresh(game)
  for (const field of game.fields) {
    const answer = answers[field.name]
    const chosen = form[field.name]
    if (answer === undefined || !chosen) continue
    if (Array.isArray(answer)) {
      if (isEach(field)) chosen.each = [...answer]
      else Object.assign(chosen, { picked: BY_HAND, parts: [...answer] })
    } else {
      chosen.picked = answer
    }
  }
  return form
}
