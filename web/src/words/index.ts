import type { Lang } from '../protocol'

/** What the pages say, in each language: all files of its folder. */

const texts = import.meta.glob<string>('./*/*.ftl', { eager: true, query: '?raw', import: 'default' })

const of = (lang: Lang): string =>
  Object.keys(texts)
    .filter((path) => path.startsWith(`./${lang}/`))
    .sort()
    .map((path) => texts[path])
    .join('\n')

export const WORDS: Record<Lang, string> = { en: of('en'), pl: of('pl') }
