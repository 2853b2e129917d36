import { toDecimal } from '#domain/money.ts'
import { accumulatedReturn, returnBetween, returnPercent } from '#domain/quotas.ts'
import type { CurrentQuota, FigureExplanation, FormulaPart } from './figure-explanation.ts'
import { atQuota } from './figure-explanation.ts'

/** Return of a period, per cent: its last unit value over the one before it began. The months are shown, never summed. */
export function explainPeriodReturn(quotas: readonly CurrentQuota[]): FigureExplanation | null {
  const [first, last] = [quotas[0], quotas.at(-1)]
  if (first === undefined || last === undefined || quotas.length < 2) return null
  const monthly = quotas.slice(1).map((quota, index) => ({
    date: quota.date,
    fraction: returnBetween(quotas[index]?.unitValue ?? quota.unitValue, quota.unitValue),
  }))
  return atQuota(last, {
    figure: 'period-return',
    formula: 'unit-value-over-unit-value',
    parts: [
      { code: 'first-unit-value', value: toDecimal(first.unitValue).toNumber(), date: first.date },
      { code: 'last-unit-value', value: toDecimal(last.unitValue).toNumber(), date: last.date },
      ...monthly.map(
        ({ date, fraction }): FormulaPart => ({
          code: 'monthly-return',
          value: returnPercent(fraction),
          date,
        }),
      ),
    ],
    result: returnPercent(accumulatedReturn(monthly.map(({ fraction }) => fraction))),
  })
}
