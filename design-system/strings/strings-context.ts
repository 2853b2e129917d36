import { createContext } from 'react'
import type { Strings } from './strings.ts'

/** The strings in force; `null` means the Portuguese ones, which are not named here so that they come with what says them. */
export const StringsContext = createContext<Strings | null>(null)
