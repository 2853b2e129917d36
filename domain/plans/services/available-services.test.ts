import { describe, expect, it } from 'vitest'
import { Category, Situation } from '#domain/participants.ts'
import { availableServices, serviceAvailability } from './available-services.ts'
import { link, sponsored } from './service-conditions.fixtures.ts'
import type { LinkFacts, PlanServiceRules } from './service-conditions.ts'

const family: PlanServiceRules = {
  ...sponsored,
  modality: 'instituted',
  paysByBoleto: true,
  retirement: [{ kind: 'normal', minimumAge: 60, minimumMonths: 36 }],
  redemptionWaitingMonths: 36,
}
const slugs = (plan: PlanServiceRules, facts: Partial<LinkFacts>) =>
  availableServices(plan, { ...link, ...facts }).map(({ slug }) => slug)
const ids = (plan: PlanServiceRules, facts: Partial<LinkFacts>) =>
  availableServices(plan, { ...link, ...facts }).flatMap(({ id }) => (id === 0 ? [] : [id as number]))
const reason = (
  slug: Parameters<typeof serviceAvailability>[0],
  plan: PlanServiceRules,
  facts: Partial<LinkFacts>,
) => {
  const availability = serviceAvailability(slug, plan, { ...link, ...facts })
  return availability.isAvailable ? null : availability.reason
}

describe('a contributor who left the sponsor', () => {
  const left = { situation: Situation.disconnected }

  it('sees the institutes, and no longer generates, changes or suspends contributions', () => {
    expect(ids(sponsored, left)).toEqual([1, 2, 3, 5, 6, 11, 14, 15, 16, 17, 19, 24])
    expect(slugs(sponsored, left).slice(-3)).toEqual(['requests', 'atas', 'fornecedores'])
  })

  it('sees the benefit request once old enough, and the deferred benefit only before the full one', () => {
    expect(ids(sponsored, { ...left, birthDate: '1971-11-21' })).toEqual([
      1, 2, 3, 5, 6, 11, 12, 14, 15, 16, 17, 19, 24,
    ])
    expect(reason('bpd', sponsored, { ...left, birthDate: '1966-11-21' })).toBe('below-full-benefit')
  })

  it('sees neither portability nor deferred benefit before three years in the plan', () => {
    expect(ids(sponsored, { ...left, monthsInPlan: 35 })).toEqual([1, 2, 3, 5, 6, 11, 14, 17, 19, 24])
    expect(ids(sponsored, { ...left, monthsInPlan: 36 })).toEqual([1, 2, 3, 5, 6, 11, 14, 15, 16, 17, 19, 24])
  })
})

describe('an active member of the family plan', () => {
  it('sees everything of a contributor, and the institutes after 36 months', () => {
    const before = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 19, 23, 24]
    expect(ids(family, { monthsInPlan: 35 })).toEqual(before)
    expect(ids(family, { monthsInPlan: 36 })).toEqual([...before.slice(0, 11), 14, 15, ...before.slice(11)])
    expect(ids(family, { birthDate: '1966-11-21' })).toContain(12)
    expect(slugs(family, {})).toContain('convidar-participante')
    expect(slugs(sponsored, {})).not.toContain('convidar-participante')
  })
})

describe('an assisted participant of 66 under the progressive regime', () => {
  const assisted = {
    category: Category.assisted,
    situation: Situation.inBenefit,
    birthDate: '1960-05-01',
    mayChooseTaxRegime: false,
  }

  it('sees the services of the benefit, the tax regime to read only', () => {
    expect(ids(sponsored, assisted)).toEqual([1, 2, 3, 4, 5, 6, 10, 18, 19, 20, 21, 22, 23, 24])
    const readOnly = availableServices(sponsored, { ...link, ...assisted }).filter(
      (service) => service.readOnly,
    )
    expect(readOnly.map(({ slug }) => slug)).toEqual(['regime-tributacao'])
  })

  it('may choose the tax regime while the law lets it', () => {
    const [regime] = availableServices(sponsored, { ...link, ...assisted, mayChooseTaxRegime: true })
    expect(regime).toEqual({ slug: 'regime-tributacao', id: 1, readOnly: false, partialOnly: false })
  })

  it('gets the exemptions at any age, one of which is for illness, never under the regressive regime', () => {
    expect(reason('exemption-65', sponsored, { ...assisted, birthDate: '1981-12-01' })).toBeNull()
    expect(reason('exemption-65', sponsored, { ...assisted, birthDate: null })).toBeNull()
    expect(reason('exemption-65', sponsored, { ...assisted, taxRegime: 'regressive' })).toBe(
      'progressive-regime',
    )
  })

  it('gets it too where no regime was ever chosen: that is taxed as progressive', () => {
    expect(reason('exemption-65', sponsored, { ...assisted, taxRegime: null })).toBeNull()
  })
})

describe('redemption before leaving the sponsor', () => {
  it('takes only voluntary and ported money', () => {
    expect(reason('resgate', sponsored, {})).toBe('redeemable-before-exit')
    const withVoluntary = serviceAvailability('resgate', sponsored, {
      ...link,
      hasVoluntaryOrPortedBalance: true,
    })
    expect(withVoluntary).toEqual({
      isAvailable: true,
      service: { slug: 'resgate', id: 14, readOnly: false, partialOnly: true },
    })
  })

  it('is whole after leaving, and in the family plan', () => {
    for (const [plan, situation] of [
      [sponsored, Situation.disconnected],
      [family, Situation.active],
    ] as const) {
      expect(serviceAvailability('resgate', plan, { ...link, situation })).toMatchObject({
        service: { partialOnly: false },
      })
    }
  })
})

describe('other links', () => {
  it('read the statement after the end', () => {
    const ended = availableServices(sponsored, { ...link, situation: Situation.closed })
    expect(ended.map(({ id, readOnly }) => [id, readOnly])).toEqual([
      [6, true],
      [19, false],
      [0, false],
      [0, false],
      [0, false],
    ])
  })

  it('of the deceased see nothing', () => {
    for (const category of Object.values(Category)) {
      expect(availableServices(family, { ...link, category, situation: Situation.deceased })).toEqual([])
    }
  })

  it('tell why a service is missing', () => {
    expect(reason('emprestimos', { ...sponsored, enabled: [] }, {})).toBe('not-in-plan')
    expect(reason('contracheque', sponsored, {})).toBe('not-in-situation')
    expect(reason('gerar-contribuicao', sponsored, {})).toBe('boleto-plan')
    expect(reason('portabilidade', sponsored, {})).toBe('portable-before-exit')
    expect(reason('autopatrocinio', sponsored, {})).toBe('partial-loss-of-pay')
    expect(reason('autopatrocinio', sponsored, { partialLossOfPay: true })).toBeNull()
    expect(reason('emprestimos', sponsored, { category: Category.deferred })).toBe('loans-for-category')
  })

  it('follow the parameters of the plan', () => {
    const deferred = { category: Category.deferred }
    expect(reason('gerar-contribuicao', sponsored, deferred)).toBe('deferred-may-pay')
    expect(reason('gerar-contribuicao', { ...sponsored, deferredMayPay: true }, deferred)).toBeNull()
    expect(reason('autopatrocinio', sponsored, deferred)).toBe('deferred-may-return')
    const assisted = { category: Category.assisted, situation: Situation.inBenefit }
    expect(reason('portabilidade', sponsored, assisted)).toBe('portability-for-assisted')
    expect(reason('portabilidade', { ...sponsored, portabilityForAssisted: true }, assisted)).toBeNull()
  })
})
