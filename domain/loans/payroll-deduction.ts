import { compareIso, competenceOf, type IsoDate } from '#domain/calendar.ts'
import { sumReais } from '#domain/money.ts'
import { type CollectedInstalment, collectInstalment } from './collection.ts'
import { deductionAskedOn, restOf } from './loan-bill.ts'
import type { LoanCollection } from './loan-rules.ts'
import type { RunningLoan } from './running-loan.ts'

/** An instalment that is to be collected in a month: what the sponsor is asked to deduct, and what does not fit into the pay. Reais. */
export interface AskedDeduction extends CollectedInstalment {
  number: number
  dueDate: IsoDate
}

/**
 * Deductions to request on a day for a contract that is deducted from the pay: every unpaid instalment up to the end of this month that no
 * bill is out for yet. `margin`: the most that may be deducted this month, reais; null where the pay is not known, so that the sponsor says
 * what fits. An instalment of an earlier month is requested with this month's.
 */
export function deductionsToAsk(
  loan: Pick<RunningLoan, 'instalments' | 'payments' | 'collection' | 'billed' | 'endedOn'>,
  today: IsoDate,
  { margin, smallestBoleto }: { margin: number | null } & Pick<LoanCollection, 'smallestBoleto'>,
): AskedDeduction[] {
  if (loan.collection !== 'payroll' || loan.endedOn !== null) return []
  const month = competenceOf(today)
  let left = margin
  return loan.instalments
    .filter((instalment) => compareIso(deductionAskedOn(instalment), today) <= 0)
    .filter(({ number }) => !loan.billed?.some((bill) => bill.number === number))
    .map((instalment) => ({ ...instalment, amount: restOf(loan, instalment) }))
    .filter(({ amount }) => amount > 0)
    .map(({ number, amount, dueDate }) => {
      const { deducted, byBoleto } =
        left === null
          ? { deducted: amount, byBoleto: 0 }
          : collectInstalment({ amount, margin: left }, { smallestBoleto })
      if (left !== null) left = Math.max(0, sumReais([left, -deducted]))
      const inThisMonth: IsoDate = `${month}${dueDate.slice(7)}`
      return {
        number,
        dueDate: compareIso(dueDate, inThisMonth) < 0 ? inThisMonth : dueDate,
        deducted,
        byBoleto,
      }
    })
}
