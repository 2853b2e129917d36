import { wireWords } from '../wire-words.ts'

/** Why nobody receives a pension of a plan: nothing to pay it from, a pensioner's own, nobody on the list, or an income that ends with its person. */
export const pensionObstacleWords = wireWords({
  'no-balance': 'sem-saldo',
  pensioner: 'pensionista',
  'no-dependants': 'sem-dependentes',
  'income-for-life': 'renda-vitalicia',
})
