import { useContext } from 'react'
import { firstPortuguese } from './first-portuguese.ts'
import type { FirstStrings } from './strings.ts'
import { StringsContext } from './strings-context.ts'

/** The same as `useStrings`, for what is in the first bundle of every page. */
export const useFirstStrings = (): FirstStrings => useContext(StringsContext) ?? firstPortuguese
