import { addDays, compareIso, type IsoDate } from '#domain/calendar.ts'
import { payableUntil } from '#domain/contributions/due-date.ts'
import type { loanBills } from '../../database/schema/loans.ts'
import type { ActToPlan } from '../../due-acts/plan-acts.ts'

/** Every act about a boleto of a loan that waits for its money. */
export const LOAN_BILL_ACTS = ['loan-bill-due-soon', 'loan-bill-overdue'] as const

/** Days before the due date on which a person is reminded. */
const REMINDER_DAYS = 3

/** Notices of an instalment that waits for its money; nobody has to pay a settlement or an extra payment. */
export function remindersOf(
  { id, purpose, dueDate }: Pick<typeof loanBills.$inferSelect, 'id' | 'purpose' | 'dueDate'>,
  today: IsoDate,
): ActToPlan[] {
  if (purpose !== 'instalment') return []
  const acts: ActToPlan[] = [
    { kind: 'loan-bill-due-soon', subjectId: id, dueOn: addDays(dueDate, -REMINDER_DAYS) },
    { kind: 'loan-bill-overdue', subjectId: id, dueOn: addDays(payableUntil(dueDate), 1) },
  ]
  return acts.filter(({ dueOn }) => compareIso(dueOn, today) >= 0)
}
