import type { PlantedFault } from './planted-fault.ts'

/** How much a benefit pays, and for how long. */
export const faultsOfIncomes: readonly PlantedFault[] = [
  {
    name: "the thirteenth is left out of a term's divisor",
    file: 'domain/benefits/income-at-grant.ts',
    from: 'const term = { years: income.years, realReturnPercent, thirteenth }',
    to: 'const term = { years: income.years, realReturnPercent, thirteenth: thirteenth && null }',
  },
  {
    name: 'the thirteenth has no twelfth for its own month',
    file: 'domain/payroll/benefit-payments/thirteenth-with.ts',
    from: 'paid.months + Math.max(0, end - inYear + 1) - paid.twelfths',
    to: 'paid.months + Math.max(0, end - inYear) - paid.twelfths',
  },
  {
    name: 'the thirteenth is a thirteenth of the income',
    file: 'domain/payroll/benefit-payments/benefit-amounts.ts',
    from: 'proRata(regular, facts.twelfths, 12)',
    to: 'proRata(regular, facts.twelfths, 13)',
  },
  {
    name: 'a term is paid a month longer',
    file: 'backend/usecases/payroll/benefit-payments/calculate-payment.ts',
    from: 'const paymentsLeft = termMonths - paid',
    to: 'const paymentsLeft = termMonths - paid + 1',
  },
  {
    name: 'the last payment of a term leaves what is left',
    file: 'domain/payroll/benefit-payments/benefit-amounts.ts',
    from: 'income.paymentsLeft <= 1)',
    to: 'income.paymentsLeft <= 0)',
  },
  {
    name: 'so many per cent of the balance are rounded down',
    file: 'domain/payroll/benefit-payments/parts-of-balance.ts',
    from: 'return roundHalfUp2(percentOf(balance, percent))',
    to: 'return Math.floor(percentOf(balance, percent).times(100).toNumber()) / 100',
  },
  {
    name: 'an income for life follows the index of a month too early',
    file: 'domain/benefits/lifetime-adjustment.ts',
    from: 'const to = addToCompetence(adjustedIn, -1)',
    to: 'const to = addToCompetence(adjustedIn, -2)',
  },
  {
    name: 'a pension share loses its decimals',
    file: 'domain/deaths/entitled-shares.ts',
    from: 'points: Number(points[at])',
    to: 'points: Math.floor(Number(points[at]))',
  },
]
