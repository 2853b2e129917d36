import type { IsoDate } from '#domain/calendar.ts'
import { addDays, compareIso } from '#domain/calendar.ts'
import type { AttendantLevelId } from '#domain/participants.ts'
import { AttendantLevel } from '#domain/participants.ts'
import type { RequestStatusId } from './request-status.ts'
import { isFinalStatus, RequestStatus, requestStatuses } from './request-status.ts'
import type { Requirement } from './transition-table.ts'
import { transitionTable } from './transition-table.ts'

/** Days the participant has to answer a request that was returned. */
export const ANSWER_PERIOD_DAYS = 30

/** Who acts. An attendant never moves a request as its participant, not even while serving that person. */
export type RequestActor =
  | { kind: 'participant'; isOwner: boolean }
  | {
      kind: 'attendant'
      level: AttendantLevelId
      /** Holds the request, having taken it for analysis. */
      isAnalyst: boolean
      /** Whose request it is, who wrote it for the participant, or changed lately by what they are known: they take no step in it. Absent: none of them. */
      involvement?: 'participant' | 'filer' | 'contact-changer' | null
      /** Whether they did anything of it before its last stage. Absent: the analyst did. */
      hasTakenPart?: boolean
    }
  | { kind: 'system' }

export interface RequestMove {
  from: RequestStatusId
  actor: RequestActor
  today: IsoDate
  /** Lowest attendant level that decides the current stage. */
  stageLevel: AttendantLevelId
  /** Whether granting it pays or transfers money: who analysed may then not approve. */
  isPayment: boolean
  /**
   * Of the stage it is in: whether it is the last one, from which alone it is granted, and whether its checklist is done. Absent: the
   * only one, with nothing to check.
   */
  stage?: { isLast: boolean; isChecked: boolean }
  /** Whether something that its grant promised is still to be settled; the last of it completes it. Absent: nothing. */
  isSettling?: boolean
  /** The person died: it stands still for everybody. Absent: it does not. */
  isFrozen?: boolean
  /** Day on which it was returned for correction; null when it is not. */
  returnedOn: IsoDate | null
  /** Last day on which the participant may cancel it; null: until the decision. */
  cancellableUntil: IsoDate | null
}

export interface RequestTransition extends RequestMove {
  to: RequestStatusId
  /** Reason shown to the participant; needed to return and to refuse. */
  reason: string | null
  /** Fields and documents to correct; needed to return. */
  corrections: readonly string[]
}

export type TransitionCode =
  | 'final-status'
  | 'frozen'
  | 'not-a-step'
  | 'wrong-actor'
  | 'own-request'
  | 'filed-by-actor'
  | 'contacts-changed-by-actor'
  | 'not-owner'
  | 'cancellation-over'
  | 'not-holder'
  | 'level-too-low'
  | 'four-eyes'
  | 'stages-left'
  | 'checklist-open'
  | 'reason-required'
  | 'corrections-required'
  | 'answer-period-running'
  | 'settlement-open'

export type TransitionOutcome = { ok: true; status: RequestStatusId } | { ok: false; code: TransitionCode }

/** Whether a request may take a step; the first thing in its way otherwise. Changes nothing by itself. */
export function transitionRequest(transition: RequestTransition): TransitionOutcome {
  const { from, to, actor } = transition
  if (isFinalStatus(from)) return { ok: false, code: 'final-status' }
  if (transition.isFrozen) return { ok: false, code: 'frozen' }
  const steps = transitionTable.filter((step) => step.from === from && step.to === to)
  if (steps.length === 0) return { ok: false, code: 'not-a-step' }
  const step = steps.find((candidate) => candidate.actor === actor.kind)
  if (step === undefined) return { ok: false, code: 'wrong-actor' }
  const involved = involvementCode(actor)
  if (involved) return { ok: false, code: involved }
  const missing = step.requires.find((requirement) => !CHECKS[requirement].isMet(transition))
  if (missing !== undefined) return { ok: false, code: CHECKS[missing].code }
  const left = to === RequestStatus.granted ? stageCode(transition) : null
  return left === null ? { ok: true, status: to } : { ok: false, code: left }
}

const INVOLVEMENTS = {
  participant: 'own-request',
  filer: 'filed-by-actor',
  'contact-changer': 'contacts-changed-by-actor',
} as const

/** Why somebody takes no step in a request at all, at any stage and level: it is theirs, they wrote it, or changed how its person is reached. */
export function involvementCode(
  actor: RequestActor,
): (typeof INVOLVEMENTS)[keyof typeof INVOLVEMENTS] | null {
  if (actor.kind !== 'attendant' || !actor.involvement) return null
  return INVOLVEMENTS[actor.involvement]
}

/** A request is granted from its last stage, once everything in it was looked at. */
function stageCode({ stage }: RequestMove): 'stages-left' | 'checklist-open' | null {
  if (!stage) return null
  if (!stage.isLast) return 'stages-left'
  return stage.isChecked ? null : 'checklist-open'
}

/** The statuses an actor may move the request to, supposing that form and checklist are filled in: the buttons to offer. */
export function allowedTransitions({ stage, ...move }: RequestMove): RequestStatusId[] {
  const filledIn = { ...move, ...(stage && { stage: { ...stage, isChecked: true } }) }
  return requestStatuses.filter(
    (to) => transitionRequest({ ...filledIn, to, reason: 'given', corrections: ['given'] }).ok,
  )
}

/** Whether a step asks this kind of actor for a reason. */
export function needsReason(
  from: RequestStatusId,
  to: RequestStatusId,
  actor: RequestActor['kind'],
): boolean {
  return transitionTable.some(
    (step) =>
      step.from === from && step.to === to && step.actor === actor && step.requires.includes('reason'),
  )
}

/** Last day on which a returned request can be answered. */
export function answerableUntil(returnedOn: IsoDate): IsoDate {
  return addDays(returnedOn, ANSWER_PERIOD_DAYS)
}

/** First day on which a returned request expires: the day after the answer period. */
export function expiresOn(returnedOn: IsoDate): IsoDate {
  return addDays(returnedOn, ANSWER_PERIOD_DAYS + 1)
}

interface Check {
  code: TransitionCode
  isMet: (transition: RequestTransition) => boolean
}

const CHECKS: Readonly<Record<Requirement, Check>> = {
  owner: { code: 'not-owner', isMet: ({ actor }) => actor.kind === 'participant' && actor.isOwner },
  'cancellation-open': {
    code: 'cancellation-over',
    isMet: ({ cancellableUntil, today }) =>
      cancellableUntil === null || compareIso(today, cancellableUntil) <= 0,
  },
  holder: {
    code: 'not-holder',
    isMet: ({ actor }) =>
      actor.kind === 'attendant' && (actor.isAnalyst || actor.level >= AttendantLevel.administrator),
  },
  'stage-level': {
    code: 'level-too-low',
    isMet: ({ actor, stageLevel }) => actor.kind === 'attendant' && actor.level >= stageLevel,
  },
  'four-eyes': {
    code: 'four-eyes',
    isMet: ({ actor, isPayment }) =>
      !(isPayment && actor.kind === 'attendant' && (actor.hasTakenPart ?? actor.isAnalyst)),
  },
  reason: { code: 'reason-required', isMet: ({ reason }) => reason !== null && reason.trim() !== '' },
  corrections: { code: 'corrections-required', isMet: ({ corrections }) => corrections.length > 0 },
  'answer-period-over': {
    code: 'answer-period-running',
    isMet: ({ returnedOn, today }) => returnedOn !== null && compareIso(today, expiresOn(returnedOn)) >= 0,
  },
  'nothing-to-settle': { code: 'settlement-open', isMet: ({ isSettling = false }) => !isSettling },
}
