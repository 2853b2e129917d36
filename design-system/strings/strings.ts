import type { firstPortuguese } from './first-portuguese.ts'
import type { portuguese } from './portuguese.ts'

/** A set of strings with any words in the place of its own. */
type InAnyWords<Set> = Set extends string
  ? string
  : Set extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof Set]: InAnyWords<Set[Key]> }

/**
 * Everything the design system says by itself, in one language. `locale` (a BCP 47 tag, as `pt-BR`) says which, and so how dates and
 * numbers are written and what react-aria says.
 */
export type Strings = InAnyWords<typeof portuguese>

/** The part of {@link Strings} that every page needs from the start. */
export type FirstStrings = InAnyWords<typeof firstPortuguese>

/** Locale needed to format dates and numbers. */
export type Locale = Pick<Strings, 'locale'>
