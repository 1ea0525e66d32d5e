import type { ChatLine, LogLine } from '../protocol'

/** The server sends only what is new: forget from `keep` on, then add. So a choice that is undone leaves the log, too. */

export function mergeLog(old: LogLine[], news: { keep: number; lines: LogLine[] }): LogLine[] {
  return [...old.filter((line) => line.page < news.keep), ...news.lines]
}

export function mergeChat(old: ChatLine[], news: { keep: number; lines: ChatLine[] }): ChatLine[] {
  return [...old.filter((line) => line.n < news.keep), ...news.lines]
}
