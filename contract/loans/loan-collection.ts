import type * as v from 'valibot'
import { wordOf } from '../formats.ts'
import { loanCollectionWords } from './wire-words.ts'

export const loanCollection = wordOf(loanCollectionWords)
export type LoanCollectionOnWire = v.InferOutput<typeof loanCollection>
