import type { Competence } from '#domain/calendar.ts'
import { competenceOf } from '#domain/calendar.ts'
import type { AccountTotals } from '#domain/ledger-totals.ts'
import { Decimal, roundHalfUp2 } from '#domain/money.ts'
import { balanceOfQuotas } from '#domain/quotas.ts'
import type { DayMovement, QuotaValue } from '../../database/queries/ledger.ts'

/** A month of the chart, reais: contributed up to then, and the balance at its quota. */
export type EvolutionMonth = { competencia: Competence; contribuido: number; saldo: number }

/**
 * One month for each quota since the first movement. `total` is what it all comes to at the newest quota: what the movements given
 * don't explain was there before them. Both lists oldest first.
 */
export function planEvolution(
  total: Pick<AccountTotals, 'quotas' | 'contributed'>,
  movements: readonly DayMovement[],
  quotas: readonly QuotaValue[],
): EvolutionMonth[] {
  let held = movements.reduce((left, day) => left.minus(day.quotas), new Decimal(total.quotas))
  let contributed = movements.reduce(
    (left, day) => left.minus(day.contributed),
    new Decimal(total.contributed),
  )
  let next = 0
  const months: EvolutionMonth[] = []
  for (const { date, value } of quotas) {
    for (let day = movements[next]; day && day.date <= date; day = movements[next]) {
      held = held.plus(day.quotas)
      contributed = contributed.plus(day.contributed)
      next += 1
    }
    if (contributed.isZero()) continue
    months.push({
      competencia: competenceOf(date),
      contribuido: roundHalfUp2(contributed),
      saldo: balanceOfQuotas(held, value),
    })
  }
  return months
}
