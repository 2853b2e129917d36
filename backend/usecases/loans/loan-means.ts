import { addMonths, compareIso, competenceOf, type IsoDate } from '#domain/calendar.ts'
import type { LoanMeans } from '#domain/loans/loan-means.ts'
import { sumReais } from '#domain/money.ts'
import { Category } from '#domain/participants.ts'
import { PaySlipLineCode } from '#domain/payroll/pay-slips/pay-slip-codes.ts'
import type { Querier } from '../../database/client.ts'
import { salaryOn } from '../../database/queries/contribution-settings.ts'
import { newestPaySlip } from '../../database/queries/pay-slips.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { contributionRulesOn } from '../../rules/contribution-rules.ts'
import { monthlyContribution } from '../contributions/monthly-contribution.ts'
import { redemptionToday } from '../taxes/tax-regime/redemption-today.ts'

/** A benefit older than this was not paid lately. */
const RECENT_MONTHS = 3

/**
 * Means by which a link's loan is validated: its benefit, or its pay less its contributions, and the net sum of a redemption after tax.
 * Null where neither is on record.
 */
export async function readLoanMeans(
  database: Querier,
  row: LinkRow,
  today: IsoDate,
): Promise<LoanMeans | null> {
  const { category, id } = row.link
  if (category === Category.assisted || category === Category.pensioner) {
    const slip = await newestPaySlip(database, id)
    const benefit = slip?.lines.find(({ code }) => code === PaySlipLineCode.monthlyIncome)?.amount
    const isRecent = slip !== null && compareIso(slip.paidOn, addMonths(today, -RECENT_MONTHS)) >= 0
    return benefit !== undefined && isRecent ? { kind: 'benefit', benefit } : null
  }
  const available = await availablePay(database, row, today)
  return available === null
    ? null
    : { kind: 'pay', available, netRedemption: await netRedemption(database, row, today) }
}

/** The pay of a link less what it contributes, reais a month; null where the pay is not known. */
export async function availablePay(database: Querier, row: LinkRow, today: IsoDate): Promise<number | null> {
  const salary = await salaryOn(database, row.link.id, today)
  if (salary === null) return null
  const rules = await contributionRulesOn(database, row.plan, today)
  const { own } = await monthlyContribution(database, row, rules, { month: competenceOf(today), today })
  return Math.max(0, sumReais([salary, -own]))
}

/** Pay of a redemption of everything today, less the tax withheld by the link's regime. */
async function netRedemption(database: Querier, row: LinkRow, today: IsoDate): Promise<number> {
  const { both } = await redemptionToday(database, row, today)
  return Math.max(0, (row.link.taxRegime === 'regressive' ? both.regressivo : both.progressivo).liquido)
}
