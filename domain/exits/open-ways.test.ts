import { describe, expect, it } from 'vitest'
import { Situation } from '#domain/participants.ts'
import { link, sponsored } from '#domain/plans/services/service-conditions.fixtures.ts'
import type { LinkFacts } from '#domain/plans/services/service-conditions.ts'
import { serviceSlugs } from '#domain/plans/services/service-ids.ts'
import { openWays, waysAfter } from './open-ways.ts'

/** Gustavo, four years and seven months in the plan. */
const gustavo: LinkFacts = {
  ...link,
  situation: Situation.disconnected,
  birthDate: '1991-03-09',
  today: '2026-11-11',
  monthsInPlan: 55,
  hasVoluntaryOrPortedBalance: true,
}

describe('The ways that are open', () => {
  it('are all four to Gustavo, and neither a benefit nor a loan', () => {
    expect(openWays(sponsored, gustavo)).toEqual(['resgate', 'portabilidade', 'bpd', 'autopatrocinio'])
  })

  it('leave portability and waiting out for who left in the first year', () => {
    expect(openWays(sponsored, { ...gustavo, monthsInPlan: 11 })).toEqual(['resgate', 'autopatrocinio'])
  })

  it('count no redemption of a part: whoever still works goes nowhere by it', () => {
    expect(openWays(sponsored, { ...gustavo, situation: Situation.active })).toEqual(['emprestimos'])
  })

  it('are counted anew for after a choice, in the plan as it is', () => {
    expect(waysAfter('bpd', sponsored, gustavo)).toEqual(['resgate', 'portabilidade'])
    expect(waysAfter('autopatrocinio', sponsored, gustavo)).toEqual([
      'resgate',
      'portabilidade',
      'bpd',
      'emprestimos',
    ])
    const without = { ...sponsored, enabled: serviceSlugs.filter((slug) => slug !== 'portabilidade') }
    expect(waysAfter('bpd', without, gustavo)).toEqual(['resgate'])
  })
})
