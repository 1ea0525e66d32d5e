/** What the server says and hears; docs/protocol.md explains it. */

export type Lang = 'en' | 'pl'

export interface Choice {
  value: string
  name: string
  /** What it means; a choice with a card has the card's text. */
  text: string
  /** The listed card that shows it. */
  card: string
  /** The cards that come with it. */
  holds: string[]
  /** How hard it makes the game, in words. */
  rating: string
}

export interface Field {
  name: string
  label: string
  choices: Choice[]
  default: string
  /** For a first game. */
  advised: string
  /** The same of parts, seat by seat. */
  advised_parts: string[]
  parts: Choice[]
  count: number
  /** With how many players it matters; empty: any number. */
  players: number[]
  /** With which answers to other fields it matters. */
  when: Record<string, string[]>
}

export interface Guide {
  title: string
  lines: string[]
}

/** A word of a game that explains itself; `forms` are how texts have it. */
export interface Term {
  id: string
  title: string
  forms: string[]
  text: string
}

export interface GameInfo {
  id: string
  title: string
  blurb: string
  guide: Guide[]
  lessons: { id: string; title: string; blurb: string }[]
  glossary: Term[]
  least: number
  most: number
  players: number
  cooperative: boolean
  /** Whether a table of it can be set up; a campaign's own games only come with it. */
  offered: boolean
  bots: { id: string; name: string }[]
  fields: Field[]
}

export interface CardInfo {
  id: string
  name: string
  kind: string
  group: string
  text: string
  cost: number | null
  facts: string[]
  art: string
  /** The ids of other cards that its text names. */
  names: string[]
  /** It may turn up and is shown then, but no list tells of it before. */
  sealed: boolean
  /** It would spoil a campaign: whoever leafs through a list has to ask for it. */
  folded: boolean
}

export interface Person {
  id: string
  name: string
}

export interface SeatWish {
  kind: 'me' | 'hot' | 'open' | 'bot'
  name?: string
  bot?: string
}

/** Answers of a set-up, by the name of the field. */
export type Answers = Record<string, string | string[]>

export interface SeatInfo {
  seat: number
  title: string
  kind: 'open' | 'person' | 'bot'
  name: string
  bot: string | null
  mine: boolean
  kept: boolean
  here: boolean
  deciding: boolean
}

/** How the cards of a table fall, as everybody may know it. */
export interface Chance {
  /** Chosen by whoever laid the table. */
  seed: number | null
  /** Of a secret that nobody knows before the end. */
  hash: string | null
  /** Told when the match is over. */
  secret: string | null
}

export interface TableInfo {
  id: string
  game: string
  /** The game whose glossary explains the words on the cards. */
  explained_by: string
  title: string
  players: number
  cooperative: boolean
  listed: boolean
  made_at: number
  changed_at: number
  over: boolean
  /** Whether the match has begun: rivals get their cards when all have sat down. */
  dealt: boolean
  /** Begun under rules that the server does not know any more: it can be saved and left, but not opened. */
  outdated: boolean
  /** Rivals of whom one person may sit on several seats. */
  one_screen: boolean
  /** Whether I may let a bot play on an open seat. */
  host: boolean
  chance: Chance
  round: number
  choices: number
  mine: number[]
  my_turn: boolean
  seats: SeatInfo[]
  watching: number
  /** The campaign that the match belongs to. */
  campaign: string | null
}

export interface Thing {
  ref: string
  title: string
  facts: string[]
  text: string
  tone: string
  count: number
  card: string
  art: string
  cost: number | null
  kind: string
  holds: Thing[]
  /** What is drawn on a card for good: `sticker`, `place` (for one, still free), `flaw`. */
  marks?: string[]
  /** What has changed on it, and what it was before. */
  changed?: string
}

export type Place = 'foe' | 'shared' | 'mine' | 'ally' | 'track'

export interface Area {
  ref: string
  title: string
  place: Place
  things: Thing[]
  facts: string[]
  columns: number
  active: boolean
  brief: boolean
  /** Which of the facts says what somebody has to spend; -1: the last. */
  spends?: number
}

export interface Scene {
  title: string
  status: string[]
  areas: Area[]
}

export interface Option {
  key: string
  text: string
  about: string
}

/** Why a thing cannot be chosen now; with `to`, why it (or whatever lies in it) cannot go there. */
export interface WhyNot {
  about: string
  to: string
  text: string
}

/** What an option would certainly do to a thing; empty `about`: to the game. */
export interface Foreseen {
  about: string
  text: string
  tone: '' | 'loss' | 'gain'
  /** It would befall one of several things, and which is still to be chosen. */
  either: boolean
  /** The same for what would befall together, if that is chosen. */
  way: number
}

export interface Decision {
  number: number
  seat: number | null
  who: string
  mine: boolean
  question: string
  /** What makes it be asked: a card's id, and the thing that shows it. */
  cause: { card: string; about: string } | null
  options: Option[]
  /** What can be done in one go, because it needs no thought; and what else can. */
  together: { text: string; keys: string[] } | null
  further: { text: string; keys: string[] }[]
  /** The key that leaves things as they lie, where only an order is asked for. */
  usual: string
  /** What ends the turn at once, leaving the questions that seldom matter as they are. */
  finish: { text: string; keys: string[] } | null
  why_not: WhyNot[]
}

export interface LogLine {
  page: number
  parts: (string | { card: string; text: string })[]
  about: string
  /** How it is shown: `card` comes up large, `banner` is told, `loss` and `gain` are numbers, `turn` begins a turn. */
  shows: '' | 'card' | 'banner' | 'loss' | 'gain' | 'turn'
  n: number
}

export interface ChatLine {
  n: number
  seat: number | null
  name: string
  text: string
  at: number
}

export interface Asked {
  by: string
  mine: boolean
  waiting: string[]
  can_answer: boolean
  /** The choice in words; empty among rivals. */
  what: string
}

export interface Over {
  won: boolean[]
  scores: number[] | null
  mine: boolean | null
  why: string
  /** A camp is over: nothing was won or lost. */
  camp: boolean
}

/** What the guide of a lesson says: so many of its steps are done. */
export interface Lesson {
  title: string
  done: number
  steps: number
  pages: { text: string; about: string }[]
}

export interface State {
  type: 'state'
  version: number
  seat: number | null
  lang: Lang
  table: TableInfo
  scene: Scene
  view: Record<string, unknown>
  decisions: Decision[]
  lesson: Lesson | null
  log: { keep: number; lines: LogLine[] }
  chat: { keep: number; lines: ChatLine[] }
  cause: { seat: number | null; bot: boolean; about: string } | null
  undo: { can: boolean; free: boolean; redo: boolean; asked: Asked | null; refused: string }
  /** The table at which those who played here play once more. */
  followed: { table: string; by: string; mine: boolean } | null
  over: Over | null
}

export interface Replay {
  at: number
  count: number
  table: TableInfo
  seat: number | null
  scene: Scene
  view: Record<string, unknown>
  asked: string
  chosen: string
  who: string
  log: LogLine[]
  over: Over | null
}

/** How much of something was done: by which cards, and by whom. */
export interface StoryCount {
  what: string
  title: string
  cards: { name: string; card: string; who: string; n: number }[]
  seats: { seat: number; who: string; n: number }[]
}

/** How a finished game went, in numbers. */
export interface Story {
  decided: string[]
  choices: number
  rounds: { round: number; at: number }[]
  /** After how many choices it had which value. */
  lines: { name: string; seat: number | null; full: number; points: [number, number][] }[]
  /** What these values are; empty where their names say it. */
  measured: string
  counts: StoryCount[]
  best: { who: string; at: number; round: number; text: string; done: string } | null
  /** What each seat's points are made of. */
  scores: string[][]
}

/** A campaign that can be begun. */
export interface CampaignInfo {
  id: string
  game: string
  title: string
  blurb: string
  least: number
  most: number
  players: number
  bots: { id: string; name: string }[]
  fields: Field[]
}

/** A campaign of mine, as a list tells it. */
export interface MyCampaign {
  id: string
  campaign: string
  title: string
  now: string
  names: string[]
  over: boolean
  won: boolean
  made_at: number
}

/** A page of a campaign's story. */
export interface Tale {
  id: string
  title: string
  paragraphs: string[]
}

/** A campaign as its page shows it. */
export interface CampaignState {
  id: string
  page: {
    /** Which campaign it is of those that can be begun. */
    id: string
    game: string
    title: string
    blurb: string
    players: number
    names: string[]
    seed: number
    /** What was decided when it began. */
    setup: { label: string; answer: string }[]
    over: boolean
    won: boolean
    stages: { id: string; title: string; about: string; card: string; state: 'won' | 'lost' | 'now' | 'to-come'; tries: number }[]
    /** What is to be played: the match at hand, or the one after it once it is over. */
    next: { camp: boolean; title: string; try: number } | null
    now: { camp: boolean; stage: string; title: string; try: number; over: boolean; won: boolean; choices: number }
    shelves: Area[]
    /** Rules that have opened so far. */
    guide: Guide[]
    results: { stage: string; title: string; try: number; won: boolean; why: string; rounds: number; ended: string }[]
    story: { before: Tale[]; after: Tale[]; told: Tale[] }
  }
  /** The table of the match at hand. */
  table: TableInfo
  /** The tables of the results, in their order. */
  battles: string[]
  mine: boolean
}

export interface Fault {
  code: string
  text: string
}

export type Answer =
  | { type: 'answer'; id: number; ok: true; version: number; foreseen?: Record<string, Foreseen[]> }
  | { type: 'answer'; id: number; ok: false; error: Fault }
