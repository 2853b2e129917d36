import type { IncomeType, YearlyPayments } from '#domain/benefits/benefit-rules.ts'
import { hasThirteenth } from '#domain/payroll/benefit-payments/thirteenth-with.ts'
import { calendarMonthName } from '../value-text.ts'

const names = {
  percent: 'renda por percentual do saldo',
  'fixed-term': 'renda por prazo certo',
  lifetime: 'renda vitalícia',
} as const satisfies Record<IncomeType, string>

/** Of which of these incomes a plan pays a thirteenth, and when; null for none. What is said of an income counts it. */
export function thirteenthSentence(types: readonly IncomeType[], rules: YearlyPayments): string | null {
  const paid = types.filter((type) => hasThirteenth(type, rules)).map((type) => names[type])
  if (paid.length === 0) return null
  const month = calendarMonthName(rules.thirteenthMonth)
  return `O plano paga também um 13º por ano, em ${month}: da ${paid.join(', da ')}. As contas já contam com ele.`
}
