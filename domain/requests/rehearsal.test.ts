import { describe, expect, it } from 'vitest'
import { rehearse } from './rehearsal.ts'
import { defaultWorkflow } from './workflow.ts'

/** A Wednesday. */
const filed = { filedOn: '2026-11-11', slaBusinessDays: 3, levels: [2] } as const
const like = defaultWorkflow({ slaBusinessDays: 3, decisionLevel: 2, isPayment: false })
const payment = defaultWorkflow({ slaBusinessDays: 5, decisionLevel: 2, isPayment: true })

describe('a rehearsal', () => {
  it('finds nothing where the way would have been the same, whatever its stages are called', () => {
    const renamed = { stages: like.stages.map((stage) => ({ ...stage, name: 'Conferência' })) }
    expect(rehearse(filed, renamed)).toEqual({ stages: null, dueOn: null, levels: null })
  })

  it('tells the number of stages, the last day and the levels that differ', () => {
    expect(rehearse(filed, payment)).toEqual({
      stages: { before: 1, after: 2 },
      dueOn: { before: '2026-11-16', after: '2026-11-18' },
      levels: { before: [2], after: [1, 2] },
    })
  })

  it('tells a term that is gone', () => {
    const open = { stages: like.stages.map((stage) => ({ ...stage, slaBusinessDays: 0 })) }
    expect(rehearse(filed, open)).toEqual({
      stages: null,
      dueOn: { before: '2026-11-16', after: null },
      levels: null,
    })
  })

  it('tells another level where the number of stages stays', () => {
    const higher = { stages: like.stages.map((stage) => ({ ...stage, level: 3 as const })) }
    expect(rehearse(filed, higher).levels).toEqual({ before: [2], after: [3] })
  })
})
