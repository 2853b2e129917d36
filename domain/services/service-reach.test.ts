import { describe, expect, it } from 'vitest'
import { Category, Situation } from '#domain/participants.ts'
import type { LinkFacts, PlanServiceRules } from './service-conditions.ts'
import { serviceSlugs } from './service-ids.ts'
import { serviceReach } from './service-reach.ts'

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
const left: LinkFacts = {
  category: Category.taxpayer,
  situation: Situation.disconnected,
  birthDate: '1986-04-10',
  today: '2026-11-21',
  monthsInPlan: 30,
  taxRegime: null,
  mayChooseTaxRegime: true,
  partialLossOfPay: false,
  hasVoluntaryOrPortedBalance: false,
}

describe('who gains and who loses services', () => {
  const links = [
    { facts: left, count: 3 },
    { facts: { ...left, monthsInPlan: 40 }, count: 2 },
    { facts: { ...left, situation: Situation.active }, count: 9 },
  ]

  it('is told for the services that change alone, with those who keep them', () => {
    expect(serviceReach(links, plan, { ...plan, vestingMonths: 24 })).toEqual([
      { slug: 'portabilidade', before: 2, after: 5, gained: 3, lost: 0, toReadOnly: 0, toWhole: 0 },
      { slug: 'bpd', before: 2, after: 5, gained: 3, lost: 0, toReadOnly: 0, toWhole: 0 },
    ])
  })

  it('is told the other way round where a service is switched off', () => {
    const enabled = serviceSlugs.filter((slug) => slug !== 'resgate')
    expect(serviceReach(links, plan, { ...plan, enabled })).toEqual([
      { slug: 'resgate', before: 5, after: 0, gained: 0, lost: 5, toReadOnly: 0, toWhole: 0 },
    ])
  })

  it('is nothing where nothing changes', () => {
    expect(serviceReach(links, plan, { ...plan, deferredMayPay: true })).toEqual([])
  })
})
