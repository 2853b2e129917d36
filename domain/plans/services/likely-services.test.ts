import { describe, expect, it } from 'vitest'
import { Category, isPossiblePair, Situation } from '#domain/participants.ts'
import { availableServices } from './available-services.ts'
import { likelyServices, MOST_SUGGESTED } from './likely-services.ts'
import { link, sponsored } from './service-conditions.fixtures.ts'
import type { LinkFacts, PlanServiceRules } from './service-conditions.ts'

const hpe = sponsored
const dxc: PlanServiceRules = {
  ...sponsored,
  enabled: sponsored.enabled.filter((slug) => slug !== 'convidar-participante'),
}
const maisValor: PlanServiceRules = {
  ...sponsored,
  enabled: sponsored.enabled.filter((slug) => slug !== 'autopatrocinio' && slug !== 'bpd'),
  modality: 'instituted',
  paysByBoleto: true,
}

const suggested = (plan: PlanServiceRules, facts: Partial<LinkFacts>) => {
  const whole = { ...link, ...facts }
  const { category, situation } = whole
  return likelyServices({ category, situation, offered: availableServices(plan, whole) })
}

const saver = [
  'extrato-contribuicao',
  'alterar-contribuicao',
  'simulador-beneficio',
  'perfil-investimentos',
  'requests',
  'report-income',
]
const payingSaver = [...saver.slice(0, 3), 'gerar-contribuicao', 'perfil-investimentos', 'requests']
const elder = { birthDate: '1958-09-17', monthsInPlan: 300 } as const

describe('services suggested to the people of the demonstration', () => {
  it.each([
    ['Ana, who saves with a sponsor', hpe, {}, saver],
    ['Ana, who saves by herself', maisValor, {}, payingSaver],
    ['Helena, who saves', dxc, { monthsInPlan: 30 }, saver],
    ['Igor, who begins', hpe, { monthsInPlan: 0 }, saver],
    ['Joana, who begins by herself', maisValor, { monthsInPlan: 0 }, payingSaver],
    [
      'Nelson, who stopped for a while',
      maisValor,
      { situation: Situation.suspended },
      [
        'suspend-contribution',
        'extrato-contribuicao',
        'simulador-beneficio',
        'perfil-investimentos',
        'requests',
      ],
    ],
    [
      'Gustavo, who left his sponsor',
      hpe,
      { situation: Situation.disconnected, monthsInPlan: 55 },
      [
        'extrato-contribuicao',
        'simulador-beneficio',
        'simulador-regime-tributacao',
        'requests',
        'report-income',
      ],
    ],
    [
      'Eduardo, who pays both shares',
      hpe,
      { category: Category.selfSponsored },
      ['gerar-contribuicao', 'extrato-contribuicao', 'alterar-contribuicao'],
    ],
    [
      'Fernanda, who keeps her balance',
      dxc,
      { category: Category.deferred },
      ['extrato-contribuicao', 'simulador-beneficio', 'perfil-investimentos', 'requests', 'report-income'],
    ],
    [
      'Carlos, who receives a benefit',
      hpe,
      { category: Category.assisted, situation: Situation.inBenefit, ...elder },
      ['contracheque', 'report-income', 'alteracao-renda', 'exemption-65', 'emprestimos', 'requests'],
    ],
    [
      'Olívia, who receives under the regressive regime',
      dxc,
      {
        category: Category.assisted,
        situation: Situation.inBenefit,
        taxRegime: 'regressive' as const,
        ...elder,
      },
      ['contracheque', 'report-income', 'alteracao-renda'],
    ],
    [
      'Dulce, who receives a pension',
      dxc,
      { category: Category.pensioner, situation: Situation.inBenefit },
      ['contracheque', 'report-income'],
    ],
  ] as const)('are those of %s', (_who, plan, facts, first) => {
    const slugs = suggested(plan, facts)
    expect(slugs.slice(0, first.length)).toEqual(first)
    expect(slugs.length).toBeGreaterThanOrEqual(4)
  })

  it('begin with the benefit for who may ask for it', () => {
    expect(suggested(hpe, elder)[0]).toBe('benefit-request')
  })
})

describe('services suggested', () => {
  const pairs = Object.values(Category).flatMap((category) =>
    Object.values(Situation)
      .filter((situation) => isPossiblePair(category, situation) && situation !== Situation.deceased)
      .map((situation) => ({ category, situation })),
  )

  it.each(pairs)('to $category in $situation are few, and offered', (pair) => {
    const offered = availableServices(sponsored, { ...link, ...pair })
    const slugs = likelyServices({ ...pair, offered })
    expect(slugs.length).toBeLessThanOrEqual(MOST_SUGGESTED)
    expect(offered.map(({ slug }) => slug)).toEqual(expect.arrayContaining(slugs))
  })

  it('are never what can only be read', () => {
    const offered = [
      { slug: 'requests', readOnly: false },
      { slug: 'alterar-contribuicao', readOnly: true },
    ]
    const { active } = Situation
    expect(likelyServices({ category: Category.taxpayer, situation: active, offered })).toEqual(['requests'])
  })
})
