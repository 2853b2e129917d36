/** A text with something put in where its selection is, and where the cursor then stands. */
export function inserted(
  text: string,
  token: string,
  { start, end }: { start: number; end: number },
): { text: string; cursor: number } {
  return { text: `${text.slice(0, start)}${token}${text.slice(end)}`, cursor: start + token.length }
}
