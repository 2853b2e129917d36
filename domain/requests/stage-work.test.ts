import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { requestStatuses } from './request-status.ts'
import { advanceStage, type StageAdvance, workOnStage } from './stage-work.ts'

const analyst = { kind: 'attendant', level: 1, isAnalyst: true } as const
const work: StageAdvance = { status: 2, actor: analyst, stageLevel: 1, isLast: false, isChecked: true }
const codeOf = (differences: Partial<StageAdvance>) => {
  const outcome = advanceStage({ ...work, ...differences })
  return outcome.ok ? 'ok' : outcome.code
}

describe('advanceStage', () => {
  it.each<[string, Partial<StageAdvance>, string]>([
    ['goes on once everything was looked at', {}, 'ok'],
    ['waits for the checklist', { isChecked: false }, 'checklist-open'],
    ['ends with the last one, which grants', { isLast: true }, 'last-stage'],
    ['needs the level of the stage', { stageLevel: 2 }, 'level-too-low'],
    ['needs the request to be taken', { status: 1 }, 'not-in-analysis'],
    ['waits for a correction', { status: 3 }, 'not-in-analysis'],
    ['is not the participant’s', { actor: { kind: 'participant', isOwner: true } }, 'wrong-actor'],
    ['is not for one’s own request', { actor: { ...analyst, involvement: 'participant' } }, 'own-request'],
    ['is not for who filed it', { actor: { ...analyst, involvement: 'filer' } }, 'filed-by-actor'],
  ])('%s', (_, differences, code) => {
    expect(codeOf(differences)).toBe(code)
  })

  it('is for nobody who may not work on the stage', () => {
    const actor = fc.record({
      kind: fc.constant('attendant' as const),
      level: fc.constantFrom(1, 2, 3),
      isAnalyst: fc.boolean(),
      involvement: fc.constantFrom('participant' as const, 'filer' as const, null),
    })
    const wanted: fc.Arbitrary<StageAdvance> = fc.record({
      status: fc.constantFrom(...requestStatuses),
      actor,
      stageLevel: fc.constantFrom(1, 2, 3),
      isLast: fc.boolean(),
      isChecked: fc.boolean(),
    })
    fc.assert(
      fc.property(wanted, (input) => {
        const [work, advance] = [workOnStage(input).ok, advanceStage(input).ok]
        expect(advance && !work).toBe(false)
        expect(work && input.actor.kind === 'attendant' && Boolean(input.actor.involvement)).toBe(false)
      }),
    )
  })
})
