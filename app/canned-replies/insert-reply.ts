/** A stretch of a text; a cursor where both are the same. */
export type TextRange = { from: number; to: number }

const endsOpen = /\S$/u
/** A letter or digit here would run into the reply; a comma would not. */
const beginsOpen = /^[\p{L}\p{N}]/u

/**
 * Puts a reply in place of a stretch of what is written, apart from the words beside it.
 * @returns the text, and where one goes on after the reply
 */
export function insertReply(
  written: string,
  reply: string,
  { from, to }: TextRange,
): { text: string; cursor: number } {
  const before = written.slice(0, from)
  const after = written.slice(to)
  const upTo = `${before}${endsOpen.test(before) ? ' ' : ''}${reply}`
  return { text: `${upTo}${beginsOpen.test(after) ? ' ' : ''}${after}`, cursor: upTo.length }
}
