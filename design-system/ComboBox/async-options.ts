import type { SelectOption } from '../Select/select-option.ts'
import type { Strings } from '../strings/strings.ts'

/** State of a search: options found, or the reason there are none. */
export type SearchState = 'too-short' | 'pending' | 'failed' | 'empty' | 'found'

interface Search {
  text: string
  minCharacters: number
  isPending: boolean
  hasFailed: boolean
  count: number
}

/** Choices stay in sight while the next ones are on their way; those of a text that is now too short do not. */
export const searchState = ({ text, minCharacters, isPending, hasFailed, count }: Search): SearchState => {
  if (text.trim().length < minCharacters) return 'too-short'
  if (hasFailed && !isPending) return 'failed'
  if (count > 0) return 'found'
  return isPending ? 'pending' : 'empty'
}

/** Message shown in the list in place of options; undefined when there are some. */
export const searchSentence = (
  state: SearchState,
  minCharacters: number,
  { comboBox, searchField }: Strings,
): string => {
  switch (state) {
    case 'too-short':
      return comboBox.minimum(minCharacters)
    case 'pending':
      return searchField.pending
    case 'failed':
      return comboBox.failed
    case 'empty':
      return comboBox.nothing
    case 'found':
      return ''
  }
}

/** The choices to offer. What is chosen stays one of them while its name is in the field, whatever was found since. */
export const withChosen = <Id extends string | number>(
  options: readonly SelectOption<Id>[],
  chosen: SelectOption<Id> | null,
  text: string,
): readonly SelectOption<Id>[] =>
  chosen && chosen.label === text && !options.some(({ id }) => id === chosen.id)
    ? [...options, chosen]
    : options
