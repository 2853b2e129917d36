import type { Competence, IsoDate } from '#domain/calendar.ts'
import type { Amount } from '#domain/money.ts'
import { roundHalfUp2, sumReais, toDecimal } from '#domain/money.ts'
import { quotasOf } from '#domain/quotas.ts'
import type { BenefitTaxation } from './benefit-tax.ts'
import { benefitTax } from './benefit-tax.ts'
import type { GivenLine, PaySlip, PaySlipLine, PaySlipMemo } from './pay-slip.ts'
import type { DiscountCode, EarningCode } from './pay-slip-codes.ts'
import { PaySlipLineCode } from './pay-slip-codes.ts'

export interface PaySlipInput {
  competence: Competence
  paidOn: IsoDate
  earnings: readonly GivenLine<EarningCode>[]
  discounts: readonly GivenLine<DiscountCode>[]
  taxation: BenefitTaxation
  incomeBasis: PaySlipMemo['incomeBasis']
  /**
   * Quota at which the earnings were taken from the balance; null when the income comes from no balance. `converted`: how many were taken;
   * left out, as many as the earnings are worth.
   */
  quota: { profileId: number; date: IsoDate; unitValue: Amount; converted?: Amount } | null
}

/**
 * The pay slip of a benefit: the given earnings and discounts, the tax on them, and the totals. Income and cash withdrawal of
 * a month are taxed together, the thirteenth by itself; a refund is not income. Alimony lowers the base of the progressive
 * tax.
 */
export function calculatePaySlip(input: PaySlipInput): PaySlip {
  const amountOf = (code: EarningCode | DiscountCode) =>
    sumReais(
      [...input.earnings, ...input.discounts]
        .filter((line) => line.code === code)
        .map(({ amount }) => amount),
    )
  const monthly = sumReais([
    amountOf(PaySlipLineCode.monthlyIncome),
    amountOf(PaySlipLineCode.cashWithdrawal),
  ])
  const thirteenth = amountOf(PaySlipLineCode.thirteenth)
  const { tax, monthlyTax, thirteenthTax } = benefitTax(
    { monthly, thirteenth, alimony: amountOf(PaySlipLineCode.alimony), paidOn: input.paidOn },
    input.taxation,
  )
  const lines = [
    ...input.earnings.map((line) => lineOf(line, 'earning')),
    taxLine(PaySlipLineCode.incomeTax, monthlyTax),
    taxLine(PaySlipLineCode.thirteenthTax, thirteenthTax),
    ...input.discounts.map((line) => lineOf(line, 'discount')),
  ]
    .filter(({ amount }) => amount !== 0)
    .toSorted((one, other) => one.code - other.code)
  const gross = sumReais(lines.filter(({ kind }) => kind === 'earning').map(({ amount }) => amount))
  const discounts = sumReais(lines.filter(({ kind }) => kind === 'discount').map(({ amount }) => amount))
  const { taxation, quota } = input
  return {
    competence: input.competence,
    paidOn: input.paidOn,
    lines,
    gross,
    discounts,
    net: sumReais([gross, -discounts]),
    memo: {
      tax,
      exemption: taxation.regime === 'progressive' ? taxation.exemption : 'none',
      dependants: taxation.regime === 'progressive' ? taxation.dependants : 0,
      tablesSince: taxation.regime === 'progressive' ? taxation.rules.validFrom : null,
      incomeBasis: input.incomeBasis,
      profileId: quota?.profileId ?? null,
      unitValue: quota === null ? null : toDecimal(quota.unitValue).toNumber(),
      quotaDate: quota?.date ?? null,
      quotasConverted: quota === null ? null : convertedQuotas(quota, sumReais([monthly, thirteenth])),
    },
  }
}

function convertedQuotas(
  { unitValue, converted }: NonNullable<PaySlipInput['quota']>,
  earnings: number,
): number {
  return converted === undefined ? quotasOf(earnings, unitValue) : toDecimal(converted).toNumber()
}

function lineOf({ code, amount, reference }: GivenLine, kind: PaySlipLine['kind']): PaySlipLine {
  return { code, kind, reference: reference ?? null, amount: roundHalfUp2(amount) }
}

/** The line of what is withheld, with its rate where it has one. */
export function taxLine(
  code: PaySlipLine['code'],
  { amount, ratePercent }: { amount: number; ratePercent: number | null },
): PaySlipLine {
  const reference = ratePercent === null ? null : ({ kind: 'percent', value: ratePercent } as const)
  return { code, kind: 'discount', reference, amount }
}
