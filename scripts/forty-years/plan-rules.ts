/** Rules that the plans of the simulated fund have of their own, by the ids of rules; everything else is as the installation suggests it. */
export function ownRules(planId: 1 | 4 | 7): Record<string, unknown> {
  const isSponsored = planId !== 4
  return {
    'benefit-terms': {
      kinds: ['normal', 'early', 'deferred', 'disability', 'death-pension', 'death-grant'],
      needsEndOfEmployment: isSponsored,
      incomeTypes: isSponsored ? ['percent', 'fixed-term', 'lifetime'] : ['percent', 'fixed-term'],
      percent: { minimum: 0.3, maximum: 2, step: 0.1 },
      // From one year on, so that terms begin and end within a short life.
      termYears: { minimum: 1, maximum: 30 },
      termBasis: planId === 7 ? 'quotas' : 'level',
      lifetimePayments: planId === 1 ? 13 : 12,
      cashMaximumPercent: 25,
      minimumIncome: 300,
      changeMonths: [6, 12],
      suspension: { minimumMonths: 1, maximumMonths: 12 },
    },
    'benefit-payment': { thirteenthMonth: 12, thirteenthFor: ['percent', 'fixed-term'] },
    retirement: {
      ways: isSponsored
        ? [
            { kind: 'normal', minimumAge: 60, minimumMonths: 60 },
            { kind: 'early', minimumAge: 55, minimumMonths: planId === 7 ? 120 : 60 },
          ]
        : [{ kind: 'normal', minimumAge: 60, minimumMonths: 36 }],
    },
    'risk-cover': { hasRiskCover: isSponsored },
    'waiting-periods': { vestingMonths: 36, redemptionWaitingMonths: isSponsored ? 0 : 36 },
    vesting: {
      table: isSponsored
        ? Array.from({ length: 11 }, (_, years) => ({ fromMonths: years * 12, percent: years * 10 }))
        : null,
    },
    'self-sponsorship': { feePercent: 1 },
    'deferred-benefit': {
      monthlyFee: 0,
      balanceFeePercent: isSponsored ? 0.03 : 0,
      mayPay: false,
      mayReturn: false,
    },
    loans: {
      categories: [1, 2, 4],
      systems: ['price', 'sac'],
      monthlyPercent: { fixed: '1.20', indexed: null },
      coverFeePercent: 1,
      costs: planId === 7 ? 'financed' : 'deducted',
      dueDay: 10,
      minimumContributions: 1,
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
      coversArrears: planId === 7,
    },
    'investment-profile-windows': {
      months: isSponsored ? [5, 11] : [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      firstDay: 1,
      lastDay: 15,
    },
  }
}
