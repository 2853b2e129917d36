import { tidyLine } from './written-text.ts'

/** Whether a name has at least two words: a given name and a surname. */
export function hasTwoWords(name: string): boolean {
  return tidyName(name).split(' ').length >= 2
}

/** Why a text is no name. `sign`: what names do not have, as it was written. */
export type NameProblem = { code: 'sign' | 'other-alphabet'; sign: string } | { code: 'shape' }

/**
 * A word of a name: letters with apostrophes, hyphens or a middle dot between them and perhaps a full stop after them, initials, or the
 * number of who has the name of their father's father. A message that says the name carries no address and no link.
 */
const WORD = /^(?:['-]?\p{L}[\p{L}\p{M}]*(?:['·-]+[\p{L}\p{M}]+)*['-]?[.]?|(?:\p{L}[.])+\p{L}?|\d{1,2}[ºª])$/u

/** A name as it is kept: tidy, on one line, with the sign of ordinals where a degree was typed. */
export function tidyName(name: string): string {
  return tidyLine(name).replaceAll(/(?<digit>\d)[°˚]/g, '$<digit>º')
}

/** Why a tidy name is not made of words as people have them; null: it is. */
export function nameProblem(name: string): NameProblem | null {
  const words = name.split(' ')
  const sign = /(?![ºª])[^\p{L}\p{M} '.·-]/u.exec(
    name.replaceAll(/(?<before>^| )\d{1,2}[ºª](?= |$)/g, '$<before>a'),
  )?.[0]
  if (sign !== undefined) return { code: 'sign', sign }
  if (!words.every((word) => WORD.test(word))) return { code: 'shape' }
  for (const word of words) {
    const other = otherAlphabet(word)
    if (other !== null) return { code: 'other-alphabet', sign: other }
  }
  return null
}

/** The first letter that looks like one of ours within a word of ours: nobody would find who is written with it. */
function otherAlphabet(word: string): string | null {
  if (!/\p{Script=Latin}/u.test(word)) return null
  return (
    /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u.exec(word)?.[0] ?? null
  )
}

/** A name as it is compared: without accents, capitals, apostrophes and the signs between its words. */
export function comparedName(name: string): string {
  return tidyName(name)
    .normalize('NFD')
    .replaceAll(/[\p{M}'.]/gu, '')
    .replaceAll(/[\s·-]+/g, ' ')
    .toLowerCase()
    .trim()
}
