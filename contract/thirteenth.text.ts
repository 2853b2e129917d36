import { hasThirteenth } from '#domain/benefit-payments/thirteenth-with.ts'
import type { IncomeType } from '#domain/benefit-simulation/simulation-rules.ts'
import type { YearlyPayments } from '#domain/benefits/benefit-rules.ts'
import { words } from './rules/rule-words.ts'

const names = {
  percent: 'renda por percentual do saldo',
  'fixed-term': 'renda por prazo certo',
  lifetime: 'renda vitalícia',
} as const satisfies Record<IncomeType, string>

/** Of which of these incomes a plan pays a thirteenth, and when; null for none. What is said of an income counts it. */
export function thirteenthSentence(types: readonly IncomeType[], rules: YearlyPayments): string | null {
  const paid = types.filter((type) => hasThirteenth(type, rules)).map((type) => names[type])
  if (paid.length === 0) return null
  const month = words.monthName(rules.thirteenthMonth)
  return `O plano paga também um 13º por ano, em ${month}: da ${paid.join(', da ')}. As contas já contam com ele.`
}

/** An income of a term with its thirteenth, in the middle of a sentence: `, com o 13º em dezembro`; nothing without one. */
export function withThirteenth(month: number | null): string {
  return month === null ? '' : `, com o 13º em ${words.monthName(month)}`
}
