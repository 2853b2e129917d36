import { suggestedOverdueRules } from '#domain/collection/boletos/overdue-charges.ts'
import type { LoanRules } from '#domain/loans/loan-rules.ts'
import { Category } from '#domain/participants.ts'

export const suggestedLoanRules: LoanRules = {
  monthlyPercent: { fixed: '1.20', indexed: '0.49' },
  coverFeePercent: 1,
  costs: 'deducted',
  dueDay: 10,
  categories: [Category.taxpayer, Category.assisted, Category.selfSponsored],
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
  overdue: suggestedOverdueRules,
  smallestBoleto: 1,
  coversArrears: false,
}
