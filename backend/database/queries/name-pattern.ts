import { and, or, type SQL, sql } from 'drizzle-orm'
import { tidyLine } from '#domain/written-text.ts'
import { containsPattern } from '../like-pattern.ts'
import { people } from '../schema/people.ts'

/** Letters that the index needs to look anywhere in a text; of fewer it knows only where a word begins. */
export const LETTERS_ANYWHERE = 3

/** The words that a keyword asks a name for, as people write names: `Lima, Ana` too. */
export function wordsOfName(keyword: string): string[] {
  return tidyLine(keyword)
    .split(/[\s,;]+/)
    .filter(Boolean)
}

/** Every word of a keyword is in a person's name, in any order, whatever its accents and capitals. */
export function nameHasWords(keyword: string): SQL | undefined {
  return and(...wordsOfName(keyword).map(nameHas))
}

/** A person's name begins with the keyword as it stands. */
export function nameBegins(keyword: string): SQL {
  return nameLike(beginning(keyword))
}

function nameHas(word: string): SQL | undefined {
  if (word.length >= LETTERS_ANYWHERE) return nameLike(containsPattern(word))
  return or(nameLike(beginning(word)), nameLike(`% ${beginning(word)}`))
}

function nameLike(pattern: string): SQL {
  return sql`${people.searchedName} like searchable(${pattern})`
}

/** Pattern of texts that begin with the words. */
function beginning(words: string): string {
  return containsPattern(words).slice(1)
}
