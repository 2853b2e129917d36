import { useContext } from 'react'
import { portuguese } from './portuguese.ts'
import type { Strings } from './strings.ts'
import { StringsContext } from './strings-context.ts'

/** Strings of the nearest `StringsProvider`; Portuguese by default. */
export const useStrings = (): Strings => useContext(StringsContext) ?? portuguese
