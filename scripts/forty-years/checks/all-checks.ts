import type { Finding, Night, NightCheck } from '../night.ts'
import { auditChecks } from './audit.ts'
import { dueActChecks } from './due-acts.ts'
import { incomeChecks } from './incomes.ts'
import { ledgerChecks } from './ledger.ts'
import { loanChecks } from './loans.ts'
import { messageChecks } from './messages.ts'
import { moneyChecks } from './money.ts'
import { paymentChecks } from './payments.ts'
import { pensionChecks } from './pensions.ts'
import { promiseChecks } from './promises.ts'
import { redemptionChecks } from './redemptions.ts'
import { reportChecks } from './reports.ts'
import { requestChecks } from './requests.ts'
import { taxChecks } from './taxes.ts'
import { unchanged } from './unchanged.ts'

/** Everything that is asked of a night. */
export const allChecks: readonly NightCheck[] = [
  ...ledgerChecks,
  ...moneyChecks,
  ...paymentChecks,
  ...incomeChecks,
  ...promiseChecks,
  ...taxChecks,
  ...redemptionChecks,
  ...pensionChecks,
  ...loanChecks,
  ...requestChecks,
  ...dueActChecks,
  ...messageChecks,
  ...auditChecks,
  ...reportChecks,
  unchanged,
]

/** A finding with the check that made it. */
export type Found = Finding & { readonly check: string }

/**
 * Asks of a night what is asked nightly, and at the end of a month or of a year what is asked then. A life that skips days tells its nights of
 * the last days of months; `all` asks everything, as at the end of a life.
 */
export async function checkNight(night: Night, { all = false } = {}): Promise<Found[]> {
  const tomorrow = new Date(Date.parse(`${night.today}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
  const isMonthEnd = all || tomorrow.endsWith('-01')
  const isYearEnd = all || tomorrow.endsWith('-01-01')
  const found: Found[] = []
  for (const { name, often, check } of allChecks) {
    if (often === 'month-end' && !isMonthEnd) continue
    if (often === 'year-end' && !isYearEnd) continue
    for (const finding of await check(night)) found.push({ check: name, ...finding })
  }
  return found
}
