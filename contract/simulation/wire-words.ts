import { wireWords } from '../wire-words.ts'

/** Kind of what changed since a simulation was saved. */
export const changedPremiseWords = wireWords({
  own: 'dados',
  assumed: 'premissa',
  terms: 'regras',
  taxes: 'impostos',
})
