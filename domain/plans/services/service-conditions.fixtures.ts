import { Category, Situation } from '#domain/participants.ts'
import type { LinkFacts, PlanServiceRules } from './service-conditions.ts'
import { serviceSlugs } from './service-ids.ts'

/** A plan with a sponsor, with every service. */
export const sponsored: PlanServiceRules = {
  enabled: serviceSlugs,
  cells: [],
  modality: 'sponsored',
  paysByBoleto: false,
  retirement: [
    { kind: 'normal', minimumAge: 60, minimumMonths: 60 },
    { kind: 'early', minimumAge: 55, minimumMonths: 60 },
  ],
  vestingMonths: 36,
  redemptionWaitingMonths: 0,
  portabilityForAssisted: false,
  deferredMayPay: false,
  deferredMayReturn: false,
  loanCategories: [Category.taxpayer, Category.assisted, Category.selfSponsored],
}

/** Somebody who works and has saved for a while. */
export const link: LinkFacts = {
  category: Category.taxpayer,
  situation: Situation.active,
  birthDate: '1986-04-10',
  today: '2026-11-21',
  monthsInPlan: 60,
  taxRegime: 'progressive',
  mayChooseTaxRegime: true,
  partialLossOfPay: false,
  hasVoluntaryOrPortedBalance: false,
}
