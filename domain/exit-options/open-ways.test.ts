import { describe, expect, it } from 'vitest'
import { Category, Situation } from '#domain/participants.ts'
import type { LinkFacts, PlanServiceRules } from '#domain/services/service-conditions.ts'
import { serviceSlugs } from '#domain/services/service-ids.ts'
import { openWays, waysAfter } from './open-ways.ts'

const plan: PlanServiceRules = {
  enabled: serviceSlugs,
  cells: [],
  modality: 'sponsored',
  paysByBoleto: false,
  retirement: [{ kind: 'normal', minimumAge: 60, minimumMonths: 60 }],
  vestingMonths: 36,
  redemptionWaitingMonths: 0,
  portabilityForAssisted: false,
  deferredMayPay: false,
  deferredMayReturn: false,
  loanCategories: [Category.taxpayer],
}
/** Gustavo, four years and seven months in the plan. */
const gustavo: LinkFacts = {
  category: Category.taxpayer,
  situation: Situation.disconnected,
  birthDate: '1991-03-09',
  today: '2026-11-11',
  monthsInPlan: 55,
  taxRegime: null,
  mayChooseTaxRegime: true,
  partialLossOfPay: false,
  hasVoluntaryOrPortedBalance: true,
}

describe('The ways that are open', () => {
  it('are all four to Gustavo, and neither a benefit nor a loan', () => {
    expect(openWays(plan, gustavo)).toEqual(['resgate', 'portabilidade', 'bpd', 'autopatrocinio'])
  })

  it('leave portability and waiting out for who left in the first year', () => {
    expect(openWays(plan, { ...gustavo, monthsInPlan: 11 })).toEqual(['resgate', 'autopatrocinio'])
  })

  it('count no redemption of a part: whoever still works goes nowhere by it', () => {
    expect(openWays(plan, { ...gustavo, situation: Situation.active })).toEqual(['emprestimos'])
  })

  it('are counted anew for after a choice, in the plan as it is', () => {
    expect(waysAfter('bpd', plan, gustavo)).toEqual(['resgate', 'portabilidade'])
    expect(waysAfter('autopatrocinio', plan, gustavo)).toEqual(['resgate', 'portabilidade', 'bpd'])
    const without = { ...plan, enabled: serviceSlugs.filter((slug) => slug !== 'portabilidade') }
    expect(waysAfter('bpd', without, gustavo)).toEqual(['resgate'])
  })
})
