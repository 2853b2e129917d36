import { toDecimal } from '#domain/money.ts'
import { returnPercent } from '#domain/quotas.ts'
import type { CurrentQuota, FigureExplanation, FormulaPart } from './figure-explanation.ts'
import { atQuota } from './figure-explanation.ts'
import type { QuotaStretch } from './quota-stretches.ts'
import { returnPercentOf, stepsOf } from './quota-stretches.ts'

/**
 * Return of a period that may have been spent in several profiles, per cent: of each profile its last unit value over its first, one
 * times the other. Only published values are named. Null while there is nothing to compare.
 */
export function explainReturnOfStretches(stretches: readonly QuotaStretch[]): FigureExplanation | null {
  const last = stretches.at(-1)?.quotas.at(-1)
  const steps = stepsOf(stretches)
  if (last === undefined || steps.length === 0) return null
  return atQuota(last, {
    figure: 'period-return',
    formula: stretches.length > 1 ? 'returns-of-each-profile' : 'unit-value-over-unit-value',
    parts: [
      ...stretches.flatMap((stretch, index) => endsOf(stretch, index === 0, index === stretches.length - 1)),
      ...steps.map(
        ({ date, fraction }): FormulaPart => ({
          code: 'monthly-return',
          value: returnPercent(fraction),
          date,
        }),
      ),
    ],
    result: returnPercentOf(stretches),
  })
}

function endsOf({ quotas }: QuotaStretch, isFirst: boolean, isLast: boolean): FormulaPart[] {
  const [first, last] = [quotas[0], quotas.at(-1)]
  if (first === undefined || last === undefined) return []
  const valueOf = ({ unitValue }: CurrentQuota) => toDecimal(unitValue).toNumber()
  return [
    {
      code: isFirst ? 'first-unit-value' : 'switched-in-unit-value',
      value: valueOf(first),
      date: first.date,
    },
    { code: isLast ? 'last-unit-value' : 'switched-out-unit-value', value: valueOf(last), date: last.date },
  ]
}
