import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFinalStatus, requestStatuses } from './request-status.ts'
import type { RequestActor, RequestTransition } from './transition.ts'
import { allowedTransitions, expiresOn, needsReason, transitionRequest } from './transition.ts'
import { transitionTable } from './transition-table.ts'

const owner: RequestActor = { kind: 'participant', isOwner: true }
const analyst: RequestActor = { kind: 'attendant', level: 2, isAnalyst: true }
const colleague: RequestActor = { kind: 'attendant', level: 2, isAnalyst: false }
const system: RequestActor = { kind: 'system' }

const request: RequestTransition = {
  from: 1,
  to: 2,
  actor: colleague,
  today: '2026-11-21',
  stageLevel: 2,
  isPayment: false,
  returnedOn: null,
  cancellableUntil: null,
  reason: null,
  corrections: [],
}
const codeOf = (differences: Partial<RequestTransition>) => {
  const outcome = transitionRequest({ ...request, ...differences })
  return outcome.ok ? 'ok' : outcome.code
}

describe('transitionRequest', () => {
  it.each<[string, Partial<RequestTransition>, string]>([
    ['an attendant takes it', { from: 1, to: 2 }, 'ok'],
    ['the participant does not take it', { from: 1, to: 2, actor: owner }, 'wrong-actor'],
    ['the owner cancels it', { from: 1, to: 7, actor: owner }, 'ok'],
    ['the owner cancels it in analysis', { from: 2, to: 7, actor: owner }, 'ok'],
    ['the owner cancels it once returned', { from: 3, to: 7, actor: owner }, 'ok'],
    [
      'the owner cancels it on the last day of the window',
      { from: 1, to: 7, actor: owner, cancellableUntil: '2026-11-21' },
      'ok',
    ],
    [
      'the owner does not cancel it after the window',
      { from: 1, to: 7, actor: owner, cancellableUntil: '2026-11-20' },
      'cancellation-over',
    ],
    ['nobody cancels it after the decision', { from: 5, to: 7, actor: owner }, 'not-a-step'],
    [
      'a stranger does not cancel it',
      { from: 1, to: 7, actor: { kind: 'participant', isOwner: false } },
      'not-owner',
    ],
    ['an attendant does not cancel it', { from: 1, to: 7, actor: analyst }, 'wrong-actor'],
    ['returning needs a reason', { from: 2, to: 3, actor: analyst, corrections: ['rg'] }, 'reason-required'],
    ['a blank reason is none', { from: 2, to: 6, actor: analyst, reason: '  ' }, 'reason-required'],
    [
      'returning needs corrections',
      { from: 2, to: 3, actor: analyst, reason: 'Ilegível' },
      'corrections-required',
    ],
    [
      'the holder returns it',
      { from: 2, to: 3, actor: analyst, reason: 'Ilegível', corrections: ['rg'] },
      'ok',
    ],
    ['a colleague does not', { from: 2, to: 3, reason: 'Ilegível', corrections: ['rg'] }, 'not-holder'],
    [
      'an administrator does',
      {
        from: 2,
        to: 3,
        actor: { kind: 'attendant', level: 3, isAnalyst: false },
        reason: 'x',
        corrections: ['rg'],
      },
      'ok',
    ],
    ['the owner answers', { from: 3, to: 2, actor: owner }, 'ok'],
    [
      'the holder takes it back when the answer came otherwise',
      { from: 3, to: 2, actor: analyst, reason: 'Recebida pela conversa' },
      'ok',
    ],
    ['and says how it came', { from: 3, to: 2, actor: analyst }, 'reason-required'],
    ['a colleague does not take it back', { from: 3, to: 2, actor: colleague, reason: 'x' }, 'not-holder'],
    ['the system completes a declaration', { from: 1, to: 8, actor: system }, 'ok'],
    ['an attendant completes nothing undecided', { from: 1, to: 8, actor: analyst }, 'wrong-actor'],
    [
      'it waits for the answer',
      { from: 3, to: 9, actor: system, returnedOn: '2026-10-22' },
      'answer-period-running',
    ],
    ['it expires without answer', { from: 3, to: 9, actor: system, returnedOn: '2026-10-21' }, 'ok'],
    ['it does not expire before it was returned', { from: 3, to: 9, actor: system }, 'answer-period-running'],
    ['it waits for others', { from: 2, to: 4, actor: analyst }, 'ok'],
    ['it comes back from others', { from: 4, to: 2, actor: analyst }, 'ok'],
    ['the stage level decides', { from: 2, to: 5, actor: colleague }, 'ok'],
    ['a lower level does not', { from: 2, to: 5, actor: { ...analyst, level: 1 } }, 'level-too-low'],
    ['the analyst grants what pays nothing', { from: 2, to: 5, actor: analyst }, 'ok'],
    [
      'the analyst does not grant a payment',
      { from: 2, to: 5, actor: analyst, isPayment: true },
      'four-eyes',
    ],
    ['a colleague grants a payment', { from: 2, to: 5, actor: colleague, isPayment: true }, 'ok'],
    [
      'who worked on a payment in an earlier stage does not grant it, holder or not',
      { from: 2, to: 5, actor: { ...colleague, hasTakenPart: true }, isPayment: true },
      'four-eyes',
    ],
    [
      'the holder of the last stage grants a payment that others analysed',
      { from: 2, to: 5, actor: { ...analyst, hasTakenPart: false }, isPayment: true },
      'ok',
    ],
    [
      'nobody grants their own, at any level',
      { from: 2, to: 5, actor: { ...colleague, level: 3, involvement: 'participant' } },
      'own-request',
    ],
    ['nor takes it', { from: 1, to: 2, actor: { ...colleague, involvement: 'participant' } }, 'own-request'],
    [
      'nobody refuses what they filed for somebody',
      { from: 2, to: 6, actor: { ...analyst, level: 3, involvement: 'filer' }, reason: 'x' },
      'filed-by-actor',
    ],
    [
      'it is granted from its last stage only',
      { from: 2, to: 5, actor: analyst, stage: { isLast: false, isChecked: true } },
      'stages-left',
    ],
    [
      'it is granted once its checklist is done',
      { from: 2, to: 5, actor: analyst, stage: { isLast: true, isChecked: false } },
      'checklist-open',
    ],
    [
      'it is refused from any stage',
      { from: 2, to: 6, actor: analyst, reason: 'x', stage: { isLast: false, isChecked: false } },
      'ok',
    ],
    ['the analyst refuses a payment', { from: 2, to: 6, actor: analyst, isPayment: true, reason: 'x' }, 'ok'],
    ['the system completes it', { from: 5, to: 8, actor: system }, 'ok'],
    ['an attendant completes what promised nothing', { from: 5, to: 8, actor: colleague }, 'ok'],
    [
      'nobody completes by hand what is still being settled',
      { from: 5, to: 8, actor: { ...colleague, level: 3 }, isSettling: true },
      'settlement-open',
    ],
    ['the system does, with the last of it', { from: 5, to: 8, actor: system, isSettling: true }, 'ok'],
    ['nothing skips the analysis', { from: 1, to: 5, actor: analyst }, 'not-a-step'],
    ['nothing follows the end', { from: 6, to: 2, actor: analyst }, 'final-status'],
  ])('%s', (_, differences, code) => {
    expect(codeOf(differences)).toBe(code)
  })
})

describe('expiresOn', () => {
  it('is the day after thirty days', () => {
    expect(expiresOn('2026-10-21')).toBe('2026-11-21')
  })
})

describe('needsReason', () => {
  it.each([
    [2, 3, 'attendant', true],
    [2, 6, 'attendant', true],
    [3, 2, 'attendant', true],
    [3, 2, 'participant', false],
    [1, 2, 'attendant', false],
    [4, 2, 'attendant', false],
    [1, 7, 'participant', false],
  ] as const)('from %i to %i by a %s: %s', (from, to, actor, needed) => {
    expect(needsReason(from, to, actor)).toBe(needed)
  })
})

describe('allowedTransitions', () => {
  const move = { ...request, from: 2 } as const

  it('are the buttons to offer', () => {
    expect(allowedTransitions({ ...move, actor: analyst })).toEqual([3, 4, 5, 6])
    expect(allowedTransitions({ ...move, actor: analyst, isPayment: true })).toEqual([3, 4, 6])
    expect(allowedTransitions({ ...move, actor: { ...colleague, level: 1 } })).toEqual([])
    expect(allowedTransitions({ ...move, actor: { ...analyst, involvement: 'filer' } })).toEqual([])
    const stage = { isLast: true, isChecked: false }
    expect(allowedTransitions({ ...move, actor: analyst, stage })).toEqual([3, 4, 5, 6])
    expect(allowedTransitions({ ...move, actor: analyst, stage: { ...stage, isLast: false } })).toEqual([
      3, 4, 6,
    ])
    expect(allowedTransitions({ ...move, actor: owner })).toEqual([7])
    expect(allowedTransitions({ ...move, from: 3, actor: owner })).toEqual([2, 7])
    expect(allowedTransitions({ ...move, from: 8, actor: analyst })).toEqual([])
    expect(allowedTransitions({ ...move, from: 5, actor: analyst })).toEqual([8])
    expect(allowedTransitions({ ...move, from: 5, actor: analyst, isSettling: true })).toEqual([])
  })
})

describe('any request', () => {
  const status = fc.constantFrom(...requestStatuses)
  const level = fc.constantFrom(1, 2, 3)
  const actor = fc.oneof(
    fc.record({ kind: fc.constant('participant' as const), isOwner: fc.boolean() }),
    fc.record(
      {
        kind: fc.constant('attendant' as const),
        level,
        isAnalyst: fc.boolean(),
        involvement: fc.constantFrom('participant' as const, 'filer' as const, null),
        hasTakenPart: fc.boolean(),
      },
      { requiredKeys: ['kind', 'level', 'isAnalyst'] },
    ),
    fc.constant(system),
  )
  const fields = {
    from: status,
    to: status,
    actor,
    today: fc.constantFrom('2026-11-21', '2027-01-05'),
    stageLevel: level,
    isPayment: fc.boolean(),
    returnedOn: fc.constantFrom(null, '2026-10-01', '2026-11-20'),
    cancellableUntil: fc.constantFrom(null, '2026-11-20', '2026-11-21'),
    isSettling: fc.boolean(),
    reason: fc.constantFrom(null, '', 'Documento ilegível'),
    corrections: fc.constantFrom([], ['rg']),
  }
  const transition: fc.Arbitrary<RequestTransition> = fc.oneof(
    fc.record(fields),
    fc.record({ ...fields, stage: fc.record({ isLast: fc.boolean(), isChecked: fc.boolean() }) }),
  )

  it('is moved by no attendant whose own it is or who filed it', () => {
    fc.assert(
      fc.property(transition, fc.constantFrom('participant', 'filer'), level, (move, involvement, own) => {
        const involved = { kind: 'attendant', level: own, isAnalyst: true, involvement } as const
        expect(transitionRequest({ ...move, actor: involved }).ok).toBe(false)
        expect(allowedTransitions({ ...move, actor: involved })).toEqual([])
      }),
    )
  })

  it('that pays is granted by nobody who worked on it before, and none before its last stage and whole checklist', () => {
    const decided = fc.constant({ from: 2 } as const)
    fc.assert(
      fc.property(transition, decided, (drawn, fixed) => {
        const move = { ...drawn, ...fixed }
        const { actor: by, isPayment, stage } = move
        fc.pre(transitionRequest({ ...move, to: 5 }).ok)
        const hasTakenPart = by.kind !== 'attendant' || (by.hasTakenPart ?? by.isAnalyst)
        expect(isPayment && hasTakenPart).toBe(false)
        expect(by.kind).toBe('attendant')
        expect(stage ?? { isLast: true, isChecked: true }).toEqual({ isLast: true, isChecked: true })
      }),
      { numRuns: 50, maxSkipsPerRun: 10_000 },
    )
  })

  it('never leaves a final status', () => {
    fc.assert(
      fc.property(transition, fc.constantFrom(...requestStatuses.filter(isFinalStatus)), (move, from) => {
        expect(transitionRequest({ ...move, from })).toEqual({ ok: false, code: 'final-status' })
      }),
    )
  })

  it('moves only along the table, to the status that was asked for', () => {
    fc.assert(
      fc.property(transition, (move) => {
        const outcome = transitionRequest(move)
        fc.pre(outcome.ok)
        expect(outcome).toEqual({ ok: true, status: move.to })
        const isStep = ({ from, to, actor: kind }: (typeof transitionTable)[number]) =>
          from === move.from && to === move.to && kind === move.actor.kind
        expect(transitionTable.some(isStep)).toBe(true)
      }),
    )
  })

  const filledIn = ({ stage, ...move }: RequestTransition) => ({
    ...move,
    ...(stage && { stage: { ...stage, isChecked: true } }),
  })

  it('accepts every offered step once form and checklist are filled in, and no other', () => {
    fc.assert(
      fc.property(transition, (move) => {
        const offered = allowedTransitions(move)
        const accepted = requestStatuses.filter(
          (to) => transitionRequest({ ...filledIn(move), to, reason: 'Motivo', corrections: ['rg'] }).ok,
        )
        expect(offered).toEqual(accepted)
      }),
    )
  })

  it('can reach an end from every status', () => {
    const endsFrom = (from: number, seen: readonly number[]): boolean =>
      transitionTable
        .filter((step) => step.from === from && !seen.includes(step.to))
        .some((step) => isFinalStatus(step.to) || endsFrom(step.to, [...seen, step.to]))
    expect(requestStatuses.filter((from) => !isFinalStatus(from) && !endsFrom(from, [from]))).toEqual([])
  })
})
