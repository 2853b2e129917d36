import { describe, expect, it } from 'vitest'
import { Situation } from '#domain/participants.ts'
import { link, sponsored } from './service-conditions.fixtures.ts'
import type { LinkFacts } from './service-conditions.ts'
import { serviceSlugs } from './service-ids.ts'
import { serviceReach } from './service-reach.ts'

const left: LinkFacts = { ...link, situation: Situation.disconnected, monthsInPlan: 30 }

describe('who gains and who loses services', () => {
  const links = [
    { facts: left, count: 3 },
    { facts: { ...left, monthsInPlan: 40 }, count: 2 },
    { facts: { ...left, situation: Situation.active }, count: 9 },
  ]

  it('is told for the services that change alone, with those who keep them', () => {
    expect(serviceReach(links, sponsored, { ...sponsored, vestingMonths: 24 })).toEqual([
      { slug: 'portabilidade', before: 2, after: 5, gained: 3, lost: 0, toReadOnly: 0, toWhole: 0 },
      { slug: 'bpd', before: 2, after: 5, gained: 3, lost: 0, toReadOnly: 0, toWhole: 0 },
    ])
  })

  it('is told the other way round where a service is switched off', () => {
    const enabled = serviceSlugs.filter((slug) => slug !== 'resgate')
    expect(serviceReach(links, sponsored, { ...sponsored, enabled })).toEqual([
      { slug: 'resgate', before: 5, after: 0, gained: 0, lost: 5, toReadOnly: 0, toWhole: 0 },
    ])
  })

  it('is nothing where nothing changes', () => {
    expect(serviceReach(links, sponsored, { ...sponsored, deferredMayPay: true })).toEqual([])
  })
})
