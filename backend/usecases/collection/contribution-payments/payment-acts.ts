import type { ActToPlan } from '#backend/due-acts/plan-acts.ts'
import { addDays, addMonths, compareIso, type IsoDate } from '#domain/calendar.ts'
import type { ArrearsRules, BoletoPurpose } from '#domain/collection/boletos/boleto-state.ts'
import { payableUntil } from '#domain/contributions/due-date.ts'

/** Every act about a contribution that waits for its money. */
export const PAYMENT_ACTS = ['payment-due-soon', 'payment-overdue', 'payment-third-month'] as const

/** Days before the due date on which a person is reminded. */
const REMINDER_DAYS = 3

/** The day after the last one on which a contribution is paid without charges. */
export const firstDayLate = (dueDate: IsoDate): IsoDate => addDays(payableUntil(dueDate), 1)

/**
 * Acts to come of a contribution: a reminder, the notice that it is overdue, and, where contributions are owed every month, the notice when
 * as many in a row are overdue as the rules say. Days before `today` are left out: a late issue brings no reminder.
 */
export function paymentActs(
  { id, purpose, dueDate }: { id: number; purpose: BoletoPurpose; dueDate: IsoDate },
  today: IsoDate,
  { monthsUntilNotice }: Pick<ArrearsRules, 'monthsUntilNotice'>,
): ActToPlan[] {
  const acts: ActToPlan[] = [
    { kind: 'payment-due-soon', subjectId: id, dueOn: addDays(dueDate, -REMINDER_DAYS) },
    { kind: 'payment-overdue', subjectId: id, dueOn: firstDayLate(dueDate) },
  ]
  if (purpose !== 'voluntary') {
    acts.push({
      kind: 'payment-third-month',
      subjectId: id,
      dueOn: firstDayLate(addMonths(dueDate, monthsUntilNotice - 1)),
    })
  }
  return acts.filter(({ dueOn }) => compareIso(dueOn, today) >= 0)
}
