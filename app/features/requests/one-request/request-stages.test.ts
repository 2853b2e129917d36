import { describe, expect, it } from 'vitest'
import { offeredMoves } from '../cases/moves.ts'
import { requestInAnalysis, requestInInstalments, requestInStages } from '../requests.fixtures.ts'
import { checklistOf, hasStagesToShow, stageState } from './request-stages.ts'

describe('the stages of a request', () => {
  it('are done, present or ahead', () => {
    expect(requestInStages.etapas.map(stageState)).toEqual(['present', 'ahead'])
    expect(requestInInstalments.etapas.map(stageState)).toEqual(['done', 'done'])
  })

  it('have a checklist only while they are present', () => {
    expect(checklistOf(requestInStages)).toEqual({ checked: ['identity'], open: 1 })
    expect(checklistOf(requestInInstalments)).toEqual({ checked: [], open: 0 })
  })

  it('are shown when there is more to say than the status', () => {
    expect(hasStagesToShow(requestInStages)).toBe(true)
    expect(hasStagesToShow(requestInAnalysis)).toBe(false)
  })
})

describe('the way on to the next stage', () => {
  it('is the first and main move, and waits for the checklist', () => {
    const [first, ...others] = offeredMoves(requestInStages)
    expect(first).toMatchObject({ action: 'Avançar para Aprovação', status: 2, stage: 2, needsChecks: true })
    expect(others.every(({ stage, needsChecks }) => stage === undefined && !needsChecks)).toBe(true)
    expect(offeredMoves(requestInAnalysis).find(({ status }) => status === 5)?.needsChecks).toBe(true)
  })
})
