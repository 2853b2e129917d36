import type { PlantedFault } from './planted-fault.ts'

/** Who is paid, when, and how often. */
export const faultsOfPayments: readonly PlantedFault[] = [
  {
    name: 'a benefit that stands still is paid',
    file: 'backend/usecases/payroll/benefit-payments/calculate-payment.ts',
    from: 'new Set([Situation.inGranting, Situation.inBenefit])',
    to: 'new Set([Situation.inGranting, Situation.inBenefit, Situation.suspended])',
  },
  {
    name: 'a benefit is paid after death',
    file: 'backend/usecases/payroll/benefit-payments/payment-obstacle.ts',
    from: "if (death && compareIso(death.diedOn, dueOn) <= 0) return 'death'",
    to: "if (death && compareIso(death.diedOn, dueOn) > 0) return 'death'",
  },
  {
    name: "the payroll judges by today's situation",
    file: 'backend/usecases/payroll/benefit-payments/payment-obstacle.ts',
    from: 'const { situation } = await linkStandingOn(database, link, dueOn)',
    to: 'const { situation } = link',
  },
  {
    name: 'the first month of a benefit is skipped',
    file: 'backend/usecases/payroll/benefit-payments/plan-payroll.ts',
    from: '<= ${lastDayOfMonth(month)}::date',
    to: '<= ${`${month}-01`}::date',
  },
  {
    name: 'a day on which banks open is taken for a holiday',
    file: 'domain/holidays.ts',
    from: "{ day: '11-20', since: 2024",
    to: "{ day: '11-30', since: 2024",
  },
  {
    name: 'the youngest lots leave first',
    file: 'domain/payroll/benefit-payments/take-oldest-lots.ts',
    from: '.toSorted((one, other) => compareIso(one.creditedOn, other.creditedOn))',
    to: '.toSorted((one, other) => compareIso(other.creditedOn, one.creditedOn))',
  },
  {
    name: 'a fee is charged twice',
    file: 'backend/usecases/exits/exit-options/charge-deferral-fee.ts',
    from: 'const fee = deferralFee(balance, balanceFeePercent)',
    to: 'const fee = 2 * deferralFee(balance, balanceFeePercent)',
  },
  {
    name: 'a settlement posts more than it transfers',
    file: 'backend/usecases/exits/exit-options/pay-redemption.ts',
    from: "...paid.map(leaving('redemption')),",
    to: "...paid.map(leaving('redemption')),\n    ...paid.map((lot) => ({ ...leaving('redemption')(lot), key: `${lot.account} ${lot.creditedOn}`, amount: '-0.01', quotas: undefined })),",
  },
  {
    name: 'a paid contribution is credited twice',
    file: 'domain/payment-clearings/payment-parts.ts',
    from: "return [...parts, { part: 'charges' as const, amount: charges }]",
    to: "return [...parts, { part: 'charges' as const, amount: charges + (parts[0]?.amount ?? 0) }]",
  },
  {
    name: 'a bank file clears a slip that is paid already',
    file: 'domain/payment-clearings/judge-clearing.ts',
    from: "if (payment.paidOn !== null) return refused('already-paid')",
    to: '',
  },
  {
    name: 'a slip that is twice in a file is cleared twice',
    file: 'backend/usecases/payment-clearings/validate-lines.ts',
    from: 'else if (paidBefore.has(keyOf(found)))',
    to: 'else if (found === null)',
  },
  {
    name: 'quotas leave by a value of the year before',
    file: 'backend/ledger/held-lots.ts',
    from: 'newestQuotas(database, [...new Set(open.map(({ profileId }) => profileId))], today)',
    to: 'newestQuotas(database, [...new Set(open.map(({ profileId }) => profileId))], `${Number(today.slice(0, 4)) - 1}-12-31`)',
  },
  {
    name: 'quotas are rounded down',
    file: 'domain/quotas.ts',
    from: 'return roundHalfUp(toDecimal(amount).dividedBy(positive(unitValue)), QUOTA_DECIMALS)',
    to: 'return toDecimal(amount).dividedBy(positive(unitValue)).toDecimalPlaces(QUOTA_DECIMALS, 1).toNumber()',
  },
]
