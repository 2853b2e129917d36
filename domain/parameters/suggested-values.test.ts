import { expect, it } from 'vitest'
import { defaultContributionParameters } from '#domain/contributions/contribution-parameters.ts'
import { securityCodeRules } from '#domain/re-registration/security-code.ts'
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
