import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultWorkflow, openItems, totalBusinessDays } from './workflow.ts'

describe('defaultWorkflow', () => {
  it('is one stage at the level that decides', () => {
    expect(defaultWorkflow({ slaBusinessDays: 3, decisionLevel: 2, isPayment: false })).toEqual({
      stages: [{ name: 'Análise', level: 2, slaBusinessDays: 3, checklist: [], mayReturn: true }],
      isPayment: false,
    })
  })

  it('is two for a payment: anybody analyses, the level that decides approves', () => {
    const { stages, isPayment } = defaultWorkflow({ slaBusinessDays: 20, decisionLevel: 2, isPayment: true })
    expect(isPayment).toBe(true)
    expect(stages.map(({ name, level, slaBusinessDays }) => [name, level, slaBusinessDays])).toEqual([
      ['Análise', 1, 15],
      ['Aprovação', 2, 5],
    ])
  })

  it('gives the approval of a payment a day too much rather than too few', () => {
    const { stages } = defaultWorkflow({ slaBusinessDays: 5, decisionLevel: 2, isPayment: true })
    expect(stages.map(({ slaBusinessDays }) => slaBusinessDays)).toEqual([3, 2])
  })

  it('never takes more nor less time than the kind has', () => {
    fc.assert(
      fc.property(fc.nat(400), fc.boolean(), (slaBusinessDays, isPayment) => {
        const workflow = defaultWorkflow({ slaBusinessDays, decisionLevel: 2, isPayment })
        expect(totalBusinessDays(workflow)).toBe(slaBusinessDays)
        expect(workflow.stages.every((stage) => stage.slaBusinessDays >= 0)).toBe(true)
      }),
    )
  })
})

describe('openItems', () => {
  const checklist = [
    { id: 'identity', text: 'Documento de identidade confere' },
    { id: 'account', text: 'Conta em nome do participante' },
  ]

  it('are those that nobody looked at', () => {
    expect(openItems(checklist, ['account', 'other'])).toEqual([checklist[0]])
    expect(openItems(checklist, ['account', 'identity'])).toEqual([])
    expect(openItems([], [])).toEqual([])
  })
})
