import type { FileEntry } from '../FileList/file-entry.ts'

/** From how many characters before the limit on they are counted. */
const COUNTED_FROM = 200

/** How many characters are left, once that is worth saying, below zero of a text put in that is too long; null before. */
export const charactersLeft = (text: string, limit: number): number | null => {
  const left = limit - text.length
  return left <= COUNTED_FROM ? left : null
}

/** The same where it is read aloud: only now and then, so that it does not interrupt every letter. */
export const announcedLeft = (left: number | null): number | null => {
  if (left === null) return null
  if (left < 0) return left
  return [COUNTED_FROM, 100, 50, 20, 10, 0].findLast((step) => left <= step) ?? null
}

/** Whether a message can go: it says something or brings a file, is within the limit, and no file is missing. */
export const readiness = (
  text: string,
  files: readonly FileEntry[],
  limit: number,
): 'empty' | 'long' | 'waits' | 'ready' => {
  if (text.trim().length > limit) return 'long'
  if (files.some(({ state }) => state !== 'done')) return 'waits'
  // Signs that nobody sees are no message.
  return !/[^\s\p{Cf}\p{DI}]/u.test(text) && files.length === 0 ? 'empty' : 'ready'
}
