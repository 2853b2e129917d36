import { useContext } from 'react'
import { portuguese } from './portuguese.ts'
import type { Strings } from './strings.ts'
import { StringsContext } from './strings-context.ts'

/** What the design system says here: the strings of the nearest `StringsProvider`, or the Portuguese ones. */
export const useStrings = (): Strings => useContext(StringsContext) ?? portuguese
