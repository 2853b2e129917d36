import { expect, it } from 'vitest'
import { defaultContributionParameters } from '#domain/contributions/contribution-parameters.ts'
import { securityCodeRules } from '#domain/re-registration/security-code.ts'
import { suggestedSimulationRules } from '../simulation/suggested-simulation-rules.ts'
import { suggestedBenefitRules } from './benefit-rules.ts'
import { suggestedLifetimeAnnuity } from './lifetime-annuity.ts'
import { suggestedLoanRules } from './loan-rules.ts'

it('contributions go by the constants of the regulation where a plan sets none', () => {
  expect(defaultContributionParameters).toEqual({
    unit: 7473.3,
    factor: '1.0833',
    basicMax: 6,
    basicStep: 1,
    supplementaryMax: 25,
    supplementaryStep: 1,
    match: { rate: 100, ceilingPercent: null },
    minimumVoluntary: 122.08,
    changeLimit: 'one-per-quarter',
    lastFilingDay: 20,
    dueDay: 10,
    lastIssueDay: 5,
  })
})

it('simulations look at twenty years of a lifetime income', () => {
  expect(suggestedLifetimeAnnuity).toEqual({ factor: '14.3218', years: 20 })
})

it('a security code of six digits is good for a quarter of an hour by e-mail, for an hour read out, and locks after five tries', () => {
  const [quarter, half, hour] = [900, 1800, 3600]
  expect(securityCodeRules).toEqual({
    digits: 6,
    emailSeconds: quarter,
    serviceDeskSeconds: hour,
    good: { email: 4, 'service-desk': 1 },
    tries: 5,
    lockSeconds: half,
    requests: 3,
    requestWindowSeconds: hour,
    tokenSeconds: hour,
  })
})

it('plans that lend begin with these rules', () => {
  expect(suggestedLoanRules).toEqual({
    monthlyPercent: { fixed: '1.20', indexed: '0.49' },
    coverFeePercent: 1,
    costs: 'deducted',
    dueDay: 10,
    categories: [1, 2, 4],
    systems: ['price', 'sac'],
    minimumContributions: 6,
    minimumMonths: 6,
    maximumMonths: 60,
    maximumAgeAtEnd: 80,
    maximumAmount: 150_000,
    redemptionPercent: 90,
    benefitMultiple: 17,
    payMarginPercent: 30,
    benefitMarginPercent: 25,
    portfolioPercent: 15,
    renewalAfterPercent: 25,
    overdue: { finePercent: 2, monthlyInterestPercent: 1 },
    smallestBoleto: 1,
    coversArrears: false,
  })
})

it('a benefit pays 0.3 to 2 per cent a month or 5 to 30 years, a quarter at once, and 300.00 at least', () => {
  expect(suggestedBenefitRules).toEqual({
    kinds: ['normal', 'early', 'deferred', 'disability', 'death-pension', 'death-grant'],
    needsEndOfEmployment: true,
    incomeTypes: ['percent', 'fixed-term', 'lifetime'],
    percent: { minimum: 0.3, maximum: 2, step: 0.1 },
    termYears: { minimum: 5, maximum: 30 },
    termBasis: 'level',
    lifetimePayments: 12,
    cashMaximumPercent: 25,
    minimumIncome: 300,
    changeMonths: [6, 12],
    suspension: { minimumMonths: 1, maximumMonths: 12 },
  })
})

it('simulations stay within what is safe where a plan sets nothing else', () => {
  const { ranges, lifetime, ...others } = suggestedSimulationRules
  const ends = Object.entries(ranges).map(([field, { minimum, usual, maximum }]) => [
    field,
    minimum,
    usual,
    maximum,
  ])
  expect(ends).toEqual([
    ['currentAge', 16, 35, 74],
    ['retirementAge', 17, 60, 75],
    ['balance', 0, 0, 50_000_000],
    ['salary', 0, 0, 1_000_000],
    ['contributionPercent', 0, 0, 60],
    ['realReturnPercent', 0, 4, 8],
    ['growthPercent', 0, 1, 5],
    ['cashPercent', 0, 0, 25],
    ['incomePercent', 0.3, 0.8, 2],
    ['termYears', 5, 20, 30],
    ['goalPercent', 1, 70, 100],
  ])
  expect(lifetime).toEqual({
    mortality: { constant: 0.0004, level: 0.000025, slope: 1.1, lastAge: 120 },
    payments: 12,
  })
  expect(others).toEqual({
    incomeTypes: ['percent', 'fixed-term', 'lifetime'],
    termBasis: 'level',
    thirteenthMonth: 12,
    thirteenthFor: [],
    loadPercent: 0,
    balanceFeePercent: 0,
    spreadPercent: 2,
    horizonAge: 100,
  })
})
