import type { Component } from 'svelte'
import type { Thing } from '../protocol'
import Note from '../boards/seasons/Note.svelte'
import PowerCard from '../boards/seasons/PowerCard.svelte'

/** Sorts of things that are drawn in a way of their own wherever a card is drawn; all others share one face. */

type Face = Component<{ thing: Thing; size?: 'small' | 'normal' | 'large'; lit?: boolean }>

const FACES = new Map<string, Face>([
  ['item', PowerCard],
  ['familiar', PowerCard],
  ...['die', 'wheel', 'reserve', 'bonuses', 'token', 'enchantment', 'destiny'].map((sort) => [sort, Note] as [string, Face]),
])

export const faceOf = (art: string): Face | undefined => FACES.get(art.split('/')[0] ?? '')
