/** Whether a name has at least two words: a given name and a surname. */
export function hasTwoWords(name: string): boolean {
  return name.trim().split(/\s+/).length >= 2
}
