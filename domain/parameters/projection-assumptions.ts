/** Assumptions of projections where a plan has set nothing else: percent a year above inflation, and years of income. */
export const suggestedProjection = {
  realReturnPercent: 4,
  contributionGrowthPercent: 1,
  incomeYears: 20,
} as const
