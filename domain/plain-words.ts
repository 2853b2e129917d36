/** A text as those are compared that differ in capitals or accents alone. */
export function plainWords(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** Whether each of the words stands somewhere in the text, capitals and accents aside. No words stand in any. */
export function hasWords(text: string, words: string): boolean {
  const plain = plainWords(text)
  return plainWords(words)
    .split(/\s+/)
    .every((word) => plain.includes(word))
}
