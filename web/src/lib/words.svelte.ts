import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Lang } from '../protocol'
import { WORDS } from '../words'
import { keep, kept } from './kept'
import { withMinus } from './minus'

/** The client's own words. What the game says comes from the server in the same language. */

function bundle(lang: Lang, text: string): FluentBundle {
  // Isolation marks would show as boxes in tab titles and get copied with texts; both languages run left to right.
  const made = new FluentBundle(lang, { useIsolating: false })
  made.addResource(new FluentResource(text))
  return made
}

const bundles: Record<Lang, FluentBundle> = { en: bundle('en', WORDS.en), pl: bundle('pl', WORDS.pl) }
export const LANGS: { lang: Lang; name: string }[] = [
  { lang: 'en', name: 'English' },
  { lang: 'pl', name: 'Polski' },
]

function first(): Lang {
  const chosen = kept('lang')
  if (chosen === 'en' || chosen === 'pl') return chosen
  return navigator.languages.some((l) => l.toLowerCase().startsWith('pl')) ? 'pl' : 'en'
}

let now = $state<Lang>(first())

export const words = {
  get lang(): Lang {
    return now
  },
}

export function speak(lang: Lang): void {
  now = lang
  keep('lang', lang)
}

/** The language spoken now as this browser's country writes times and dates. */
export const locale = (): string => navigator.languages.find((one) => one.toLowerCase().startsWith(now)) ?? now

export const otherLang = (): Lang => (now === 'en' ? 'pl' : 'en')

/** The words of `key` in the language spoken now. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const spoken = bundles[now]
  const message = spoken.getMessage(key)
  if (!message?.value) return key
  const text = spoken.formatPattern(message.value, args ?? null, [])
  return args ? withMinus(text, args) : text
}
