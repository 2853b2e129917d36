import { createContext, use } from 'react'

/** Corrections a returned form asks for: a sentence for each field, by wire path. */
export type Corrections = Readonly<Record<string, string>>

const NONE: Corrections = {}

const Context = createContext<Corrections>(NONE)

/** Makes what is to be corrected known to the fields of a form; each says so until it is changed. */
export const CorrectionsProvider = Context.Provider

export function useCorrections(): Corrections {
  return use(Context)
}
