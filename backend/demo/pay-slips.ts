import { type Competence, type IsoDate, monthsBetween } from '#domain/calendar.ts'
import { deductionsInMonth } from '#domain/dependants/in-force.ts'
import { DependantType } from '#domain/dependants/kinships.ts'
import { sumReais } from '#domain/money.ts'
import { monthlyTaxRules } from '#domain/parameters/monthly-tax-rules.ts'
import { regressiveTaxRules } from '#domain/parameters/regressive-tax-rules.ts'
import { thirteenthPayment } from '#domain/payroll/pay-slips/benefit-calendar.ts'
import type { BenefitTaxation } from '#domain/payroll/pay-slips/benefit-tax.ts'
import { calculatePaySlip } from '#domain/payroll/pay-slips/calculate-pay-slip.ts'
import type { GivenLine, PaySlip, PaySlipReference } from '#domain/payroll/pay-slips/pay-slip.ts'
import type { DiscountCode, EarningCode } from '#domain/payroll/pay-slips/pay-slip-codes.ts'
import { PaySlipLineCode } from '#domain/payroll/pay-slips/pay-slip-codes.ts'
import { sumQuotas } from '#domain/quotas.ts'
import { ageExemptionApplies } from '#domain/taxes/age-exemption.ts'
import { parameterOn, versionOn } from '#domain/validity.ts'
import type { DemoBenefit, DemoDiscount, DemoLink } from './demo-person.ts'
import type { DemoLot } from './lots.ts'

/** The pay slip of every income in the ledger of a link, oldest first. */
export function demoPaySlips(link: DemoLink, birthDate: IsoDate, lots: readonly DemoLot[]): PaySlip[] {
  const { benefit } = link
  if (benefit === null) return []
  const payments = Map.groupBy(
    lots.filter(({ type }) => type === 'income'),
    ({ date }) => date,
  )
  return [...payments.values()].flatMap((taken) => {
    const [first] = taken
    if (!first) return []
    const { competence, date, unitValue } = first
    return calculatePaySlip({
      competence,
      paidOn: date,
      earnings: earningsOf(taken, benefit, competence),
      discounts: (benefit.discounts ?? [])
        .filter((discount) => isTaken(discount, competence))
        .map((discount) => discountLine(discount, competence)),
      taxation: taxationOf(link, birthDate, taken),
      incomeBasis: 'monthly' in benefit ? 'fixed' : 'percent-of-balance',
      quota: {
        profileId: link.profileId,
        date,
        unitValue,
        converted: -sumQuotas(taken.map(({ quotas }) => quotas)),
      },
    })
  })
}

function earningsOf(
  taken: readonly DemoLot[],
  benefit: DemoBenefit,
  month: Competence,
): GivenLine<EarningCode>[] {
  const amountOf = (earning: DemoLot['earning']) =>
    sumReais(taken.filter((lot) => lot.earning === earning).map(({ amount }) => -amount))
  const monthly = amountOf('monthly')
  const { twelfths } = thirteenthPayment(monthly, Number(month.slice(0, 4)), benefit)
  return [
    { code: PaySlipLineCode.monthlyIncome, amount: monthly },
    {
      code: PaySlipLineCode.thirteenth,
      amount: amountOf('thirteenth'),
      reference: { kind: 'twelfths', value: twelfths },
    },
  ]
}

function isTaken({ since, until = null, instalments }: DemoDiscount, month: Competence): boolean {
  const isOver = instalments !== undefined && monthsBetween(since, month) >= instalments
  return month >= since && (until === null || month <= until) && !isOver
}

function discountLine(
  { code, amount, since, instalments }: DemoDiscount,
  month: Competence,
): GivenLine<DiscountCode> {
  if (instalments === undefined) return { code, amount }
  const reference: PaySlipReference = {
    kind: 'instalment',
    number: monthsBetween(since, month) + 1,
    of: instalments,
  }
  return { code, amount, reference }
}

function taxationOf(
  { taxRegime, dependants }: DemoLink,
  birthDate: IsoDate,
  paid: readonly DemoLot[],
): BenefitTaxation {
  const [{ competence, date } = { competence: '', date: '' }] = paid
  if (taxRegime === 'regressive')
    return {
      regime: 'regressive',
      method: 'taken-lots',
      taken: { monthly: agesOf(paid, 'monthly'), thirteenth: agesOf(paid, 'thirteenth') },
      rules: parameterOn(regressiveTaxRules, date),
    }
  const rules = versionOn(monthlyTaxRules, date)
  if (!rules) throw new RangeError(`No tables on ${date}`)
  const facts = { birthDate, regime: 'progressive', usedElsewhere: null, requestedFrom: null } as const
  return {
    regime: 'progressive',
    exemption: ageExemptionApplies(competence, facts) ? 'age-65' : 'none',
    dependants: deductionsInMonth(
      dependants
        .filter(({ type }) => type === DependantType.incomeTax)
        .map((one) => ({ ...one, from: one.since, until: null })),
      competence,
    ),
    rules,
  }
}

function agesOf(paid: readonly DemoLot[], as: DemoLot['earning']) {
  return paid
    .filter(({ earning }) => earning === as)
    .map(({ taken, date, quotas, unitValue, amount }) => ({
      creditedOn: taken?.creditedOn ?? date,
      quotas: -Number(quotas),
      unitValue,
      value: -amount,
    }))
}
