/** The pattern of `like` for texts that contain these words, whatever signs are among them. */
export function containsPattern(words: string): string {
  return `%${words.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}
