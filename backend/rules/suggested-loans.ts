import { suggestedLoanRules } from '#domain/parameters/loan-rules.ts'

/** What plans that lend begin with: at a fixed rate alone, since no schedule follows an index yet. */
export const suggestedLoans = {
  ...suggestedLoanRules,
  categories: [...suggestedLoanRules.categories],
  systems: [...suggestedLoanRules.systems],
  monthlyPercent: { fixed: '1.20', indexed: null },
}
