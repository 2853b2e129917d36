import type { Competence, IsoDate } from '#domain/calendar.ts'
import { addDays, compareIso, daysBetween } from '#domain/calendar.ts'
import { payableUntil } from '#domain/contributions/due-date.ts'

/** A slip as it was issued, and what became of it. */
export interface IssuedBoleto {
  competence: Competence
  purpose: BoletoPurpose
  dueDate: IsoDate
  paidOn: IsoDate | null
  cancelledOn: IsoDate | null
}

/** Purpose of a slip: a voluntary contribution, the contribution of the self-sponsored, the fee of a deferred benefit. */
export type BoletoPurpose = 'voluntary' | 'self-sponsored' | 'deferred-fee'

export type BoletoState = 'open' | 'overdue' | 'paid' | 'cancelled'

/** State of a slip on a day. It is open through the last day without charges. */
export function boletoState(
  issued: Pick<IssuedBoleto, 'dueDate' | 'paidOn' | 'cancelledOn'>,
  today: IsoDate,
): BoletoState {
  if (issued.paidOn !== null) return 'paid'
  if (issued.cancelledOn !== null) return 'cancelled'
  return compareIso(today, payableUntil(issued.dueDate)) > 0 ? 'overdue' : 'open'
}

/** Whether a slip still waits for its money. */
export function isUnpaid(issued: Pick<IssuedBoleto, 'paidOn' | 'cancelledOn'>): boolean {
  return issued.paidOn === null && issued.cancelledOn === null
}

/** Rules about unpaid contributions of who pays alone. */
export interface ArrearsRules {
  /** Unpaid months from which a notice is sent. */
  monthsUntilNotice: number
  /** Days to answer it; then the option is presumed. */
  daysToAnswer: number
}

export const suggestedArrearsRules: ArrearsRules = { monthsUntilNotice: 3, daysToAnswer: 30 }

export type ArrearsState =
  | { code: 'none' }
  | { code: 'late'; months: number }
  | { code: 'notice-due'; months: number }
  /** `daysLeft`: 0 on the last day to answer. */
  | { code: 'notice-running'; months: number; daysLeft: number }
  | { code: 'option-presumed'; months: number }

/**
 * Last day to answer a notice of arrears that was delivered on a day: as many days as its rule gives, and never before the day that it
 * named itself (`saidUntil`).
 */
export function lastDayToAnswer(
  { noticeOn, saidUntil }: { noticeOn: IsoDate; saidUntil?: IsoDate | undefined },
  { daysToAnswer }: Pick<ArrearsRules, 'daysToAnswer'>,
): IsoDate {
  const byRule = addDays(noticeOn, daysToAnswer)
  return saidUntil !== undefined && compareIso(saidUntil, byRule) > 0 ? saidUntil : byRule
}

/**
 * Where somebody stands who does not pay; `noticeOn` is the day the notice was delivered, `saidUntil` the last day to answer that it named. A
 * notice counts for these arrears when as many months as the rule asks for were overdue by then: one of earlier arrears, since paid,
 * presumes nothing.
 */
export function arrearsState(
  {
    boletos,
    noticeOn,
    saidUntil,
    today,
  }: {
    boletos: readonly IssuedBoleto[]
    noticeOn: IsoDate | null
    saidUntil?: IsoDate | undefined
    today: IsoDate
  },
  rules: ArrearsRules,
): ArrearsState {
  const late = Map.groupBy(
    boletos.filter((issued) => boletoState(issued, today) === 'overdue'),
    ({ competence }) => competence,
  )
  const months = late.size
  if (months === 0) return { code: 'none' }
  if (months < rules.monthsUntilNotice) return { code: 'late', months }
  // Last days to pay, by month: from the day after the one that completes the arrears a notice can be about them.
  const lastDays = [...late.values()]
    .map((ofMonth) => ofMonth.map(({ dueDate }) => payableUntil(dueDate)).toSorted(compareIso)[0] ?? '')
    .toSorted(compareIso)
  const completedBy = lastDays[rules.monthsUntilNotice - 1] ?? ''
  if (noticeOn === null || compareIso(noticeOn, completedBy) <= 0) return { code: 'notice-due', months }
  const daysLeft = daysBetween(today, lastDayToAnswer({ noticeOn, saidUntil }, rules))
  return daysLeft >= 0 ? { code: 'notice-running', months, daysLeft } : { code: 'option-presumed', months }
}
