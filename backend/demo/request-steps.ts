import { addBusinessDays } from '#domain/business-days.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { addDays } from '#domain/calendar.ts'
import type { RequestStatusId } from '#domain/requests/request-status.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import { expiresOn } from '#domain/requests/transition.ts'
import type { Random } from './random.ts'

/** One step of a request's life; the first one is its filing. */
export interface DemoStep {
  to: RequestStatusId
  author: 'participant' | 'attendant' | 'system'
  /** Day of the step, and its instant in office hours of São Paulo. */
  on: IsoDate
  at: Date
}

const {
  received,
  inAnalysis,
  returned,
  awaitingThirdParty,
  granted,
  refused,
  cancelled,
  completed,
  expired,
} = RequestStatus

type Move = readonly [to: RequestStatusId, author: DemoStep['author'], slowestBusinessDays: number]

const TAKEN: Move = [inAnalysis, 'attendant', 2]

/** How a request that was just filed reaches each status. */
const PATHS: Record<RequestStatusId, readonly Move[]> = {
  [received]: [],
  [inAnalysis]: [TAKEN],
  [returned]: [TAKEN, [returned, 'attendant', 2]],
  [awaitingThirdParty]: [TAKEN, [awaitingThirdParty, 'attendant', 3]],
  [granted]: [TAKEN, [granted, 'attendant', 3]],
  [refused]: [TAKEN, [refused, 'attendant', 3]],
  [cancelled]: [[cancelled, 'participant', 3]],
  [completed]: [TAKEN, [granted, 'attendant', 3], [completed, 'attendant', 2]],
  [expired]: [TAKEN, [returned, 'attendant', 2], [expired, 'system', 0]],
}

/** A correction on the way: returned once, corrected, analysed again. */
const CORRECTED: readonly Move[] = [TAKEN, [returned, 'attendant', 2], [inAnalysis, 'participant', 5]]

/**
 * Steps from the filing to a status, one business day or more apart and none later than yesterday, so that a late request stays
 * where it is instead of moving in the future. A corrected one was returned and resubmitted on its way.
 */
export function demoSteps(
  { status, filedOn, isCorrected }: { status: RequestStatusId; filedOn: IsoDate; isCorrected: boolean },
  today: IsoDate,
  random: Random,
): DemoStep[] {
  const path = PATHS[status]
  const moves = isCorrected && path[0] === TAKEN ? [...CORRECTED, ...path.slice(1)] : path
  const yesterday = addDays(today, -1)
  const steps = [stepOn(received, 'participant', filedOn, random.integer(0, 59))]
  for (const [to, author, slowest] of moves) {
    const previous = steps.at(-1)?.on ?? filedOn
    const natural =
      to === expired ? expiresOn(previous) : addBusinessDays(previous, random.integer(1, slowest))
    const on = natural < yesterday ? natural : yesterday
    steps.push(stepOn(to, author, on, steps.length * 60 + random.integer(0, 59)))
  }
  return steps
}

/** `minutes` after nine in the morning: later steps of one day come later in the day. */
function stepOn(to: RequestStatusId, author: DemoStep['author'], on: IsoDate, minutes: number): DemoStep {
  const nine = Date.parse(`${on}T09:00:00-03:00`)
  return { to, author, on, at: new Date(nine + minutes * 60_000) }
}
