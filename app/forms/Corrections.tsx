import { createContext, use } from 'react'

/** What a form that came back is asked to correct: a sentence for each field, by wire path. */
export type Corrections = Readonly<Record<string, string>>

const NONE: Corrections = {}

const Context = createContext<Corrections>(NONE)

/** Makes what is to be corrected known to the fields of a form; each says so until it is changed. */
export const CorrectionsProvider = Context.Provider

/** What is asked to be corrected in the form around. */
export function useCorrections(): Corrections {
  return use(Context)
}
