import type { Querier } from '#backend/database/client.ts'
import {
  incomesPaid,
  monthlyIncomesPaid,
  paidOfYear,
  switchedSince,
} from '#backend/database/queries/benefit-payments.ts'
import type { BenefitInForce } from '#backend/database/queries/benefits.ts'
import { newestQuotas } from '#backend/database/queries/ledger.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { heldLots } from '#backend/ledger/held-lots.ts'
import { addToCompetence, type Competence, type IsoDate } from '#domain/calendar.ts'
import type { HeldLot } from '#domain/exits/held-lots.ts'
import { isIndividualAccount } from '#domain/ledger.ts'
import { sumReais, toDecimal } from '#domain/money.ts'
import { Situation } from '#domain/participants.ts'
import {
  type BenefitAmounts,
  benefitAmounts,
  type IncomeInForce,
  incomeBasisOf,
} from '#domain/payroll/benefit-payments/benefit-amounts.ts'
import { type LotsOfPayment, lotsOfPayment } from '#domain/payroll/benefit-payments/lots-of-payment.ts'
import { worthOf } from '#domain/payroll/benefit-payments/take-oldest-lots.ts'
import { type ThirteenthSchedule, twelfthsDue } from '#domain/payroll/benefit-payments/thirteenth-with.ts'
import type { PaySlipInput } from '#domain/payroll/pay-slips/calculate-pay-slip.ts'
import { PaySlipLineCode } from '#domain/payroll/pay-slips/pay-slip-codes.ts'
import { QUOTA_DECIMALS, sumQuotas } from '#domain/quotas.ts'
import type { NewPaySlip } from '../pay-slips/record-pay-slips.ts'
import { withDiscounts } from './payment-discounts.ts'
import { paymentTaxation } from './payment-taxation.ts'

/** Situations in which a benefit is paid; in the first of them its first payment is pending. */
export const PAID_SITUATIONS: ReadonlySet<number> = new Set([Situation.inGranting, Situation.inBenefit])

/** Which payment: its month and its day; `on`: the day whose balance and quotas are counted with; `isFirst`: the benefit begins with it. */
export type PaymentToCalculate = { month: Competence; paidOn: IsoDate; on: IsoDate; isFirst: boolean }

/** A payment as it is worked out: what of it is what, the lots that it takes, and its pay slip. */
export type CalculatedPayment = {
  income: IncomeInForce
  /** From this payment on. */
  schedule: ThirteenthSchedule | null
  amounts: BenefitAmounts
  taken: Omit<LotsOfPayment, 'left'>
  /** The loan that the last payment pays off. */
  settlesLoan: number | null
  slip: NewPaySlip
}

/** The payment of a benefit in a month, to the cent; nothing is written. Whoever asks what will be paid gets what is paid then. @throws MissingRule */
export async function calculatePayment(
  database: Querier,
  row: LinkRow,
  benefit: BenefitInForce,
  asked: PaymentToCalculate,
): Promise<CalculatedPayment> {
  const { link } = row
  const [lots, quota] = await Promise.all([
    individualLots(database, link.id, asked.on),
    quotaOf(database, link.profileId, asked.on),
  ])
  const income = await incomeIn(database, benefit, asked.month, lots)
  const schedule = await scheduleOf(database, benefit, asked.month)
  const twelfths = twelfthsIn(schedule, income)
  const cashPercent = asked.isFirst ? benefit.cashPercent : 0
  const facts = { balance: worthOf(lots), unitValue: quota.unitValue, cashPercent, twelfths }
  const amounts = withDifference(
    benefitAmounts(income, facts),
    await lateAdjustment(database, benefit, asked.month),
  )
  const { left: _, ...taken } = lotsOfPayment(amounts, lots)
  const inMonth = { monthly: [...taken.cash, ...taken.monthly], thirteenth: taken.thirteenth }
  const converted = sumQuotas(Object.values(taken).flatMap((of) => of.map(({ quotas }) => quotas)))
  const input: Omit<PaySlipInput, 'discounts'> = {
    competence: asked.month,
    paidOn: asked.paidOn,
    earnings: [
      { code: PaySlipLineCode.monthlyIncome, amount: amounts.monthly },
      {
        code: PaySlipLineCode.thirteenth,
        amount: amounts.thirteenth,
        reference: { kind: 'twelfths', value: twelfths },
      },
      { code: PaySlipLineCode.cashWithdrawal, amount: amounts.cash },
    ],
    taxation: await paymentTaxation(database, row, benefit, { ...asked, taken: inMonth }),
    incomeBasis: incomeBasisOf(income),
    quota: converted === 0 ? null : { ...quota, converted },
  }
  const { bank, agency, account } = benefit
  const { slip, settlesLoan } = await withDiscounts(database, benefit, input, {
    ...asked,
    isLast: amounts.isLast,
  })
  return {
    income,
    schedule,
    amounts,
    taken,
    settlesLoan,
    slip: { ...slip, linkId: link.id, bank, agency, account },
  }
}

/** The month's income with what a late adjustment still owes of the months before it. */
function withDifference(amounts: BenefitAmounts, difference: number): BenefitAmounts {
  return difference === 0 ? amounts : { ...amounts, monthly: sumReais([amounts.monthly, difference]) }
}

/** Rest that an adjustment still owes of months that were paid before it came, reais; 0 for an income that is not adjusted. */
async function lateAdjustment(
  database: Querier,
  { linkId, income: { indexCode, monthlyAmount, validFrom } }: BenefitInForce,
  month: Competence,
): Promise<number> {
  if (indexCode === null || monthlyAmount === null) return 0
  const paid = await monthlyIncomesPaid(database, linkId, { from: validFrom, before: month })
  const owed = toDecimal(monthlyAmount).times(paid.months).minus(toDecimal(paid.amount))
  return Math.max(0, owed.toNumber())
}

/** The row that pays the benefit in a month. What a term has left counts what was paid of it, so that months without a payment are made up. */
async function incomeIn(
  database: Querier,
  { linkId, income }: BenefitInForce,
  month: Competence,
  lots: readonly HeldLot[],
): Promise<IncomeInForce> {
  const { incomeType: type, percent, monthlyAmount, quotasPerMonth, termMonths, validFrom } = income
  if (type === 'single') return { type }
  if (type === 'percent' && percent !== null) return { type, percent }
  if (type === 'lifetime' && monthlyAmount !== null) return { type, monthlyAmount }
  if (type !== 'fixed-term' || termMonths === null)
    throw new Error(`Income ${income.id} does not say what it pays`)
  const paid = await incomesPaid(database, linkId, { from: validFrom, before: month })
  const paymentsLeft = termMonths - paid
  if (quotasPerMonth !== null) {
    const quotas = (await switchedSince(database, linkId, income.createdAt))
      ? evenQuotas(lots, paymentsLeft)
      : quotasPerMonth
    return { type, paymentsLeft, quotasPerMonth: quotas }
  }
  if (monthlyAmount === null) throw new Error(`Income ${income.id} does not say what it pays`)
  return { type, paymentsLeft, monthlyAmount }
}

/** Quotas of another profile are others: what is left is divided among the payments that are. */
function evenQuotas(lots: readonly HeldLot[], payments: number): string {
  return toDecimal(sumQuotas(lots.map(({ quotas }) => quotas)))
    .dividedBy(Math.max(1, payments))
    .toFixed(QUOTA_DECIMALS)
}

async function individualLots(database: Querier, linkId: number, on: IsoDate): Promise<HeldLot[]> {
  return (await heldLots(database, linkId, on)).filter(({ account }) => isIndividualAccount(account))
}

async function quotaOf(database: Querier, profileId: number, on: IsoDate) {
  const quota = (await newestQuotas(database, [profileId], on)).get(profileId)
  if (!quota) throw new Error(`Profile ${profileId} has no quota on ${on}`)
  return { profileId, date: quota.date, unitValue: quota.value }
}

/** By what the income's thirteenth is paid from a month on, as it was granted; null for none. */
async function scheduleOf(
  database: Querier,
  { linkId, income: { thirteenthMonth } }: BenefitInForce,
  month: Competence,
): Promise<ThirteenthSchedule | null> {
  if (thirteenthMonth === null) return null
  return { thirteenthMonth, first: month, before: await paidOfYear(database, linkId, month) }
}

/** Twelfths of it that come with that month; the last month of a term has what is left of them. */
function twelfthsIn(schedule: ThirteenthSchedule | null, income: IncomeInForce): number {
  if (schedule === null) return 0
  const { first, before } = schedule
  const last = 'paymentsLeft' in income ? addToCompetence(first, Math.max(0, income.paymentsLeft - 1)) : null
  return twelfthsDue(first, before, last, schedule)
}
