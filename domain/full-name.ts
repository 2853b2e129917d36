/** Whether a name has at least two words: a given name and a surname. */
export function hasTwoWords(name: string): boolean {
  return name.trim().split(/\s+/).length >= 2
}

/** Letters, and the signs that names have between them: a message that says the name carries no address and no link. */
const NAME = /^[\p{L}\p{M}'’-]+\.?(?: [\p{L}\p{M}'’-]+\.?)*$/u

/** A name without spaces around it, and with one between its words. */
export function tidyName(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ')
}

/** Whether a tidy name is made of words as people have them. */
export function isPersonName(name: string): boolean {
  return NAME.test(name)
}
