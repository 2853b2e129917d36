import type { SkipReason } from '#contract/service-desk/due-acts.text.ts'
import type { IsoDate } from '#domain/calendar.ts'
import type { Querier } from '../database/client.ts'
import type { Work } from '../work.ts'
import type { DueActKind } from './due-act-kinds.ts'

export type PlannedAct = { subjectId: number; dueOn: IsoDate }

export type ActFailure = { error: unknown; at: Date }

/** An act that found nothing to do, and why. */
export type Skipped = { skipped: SkipReason }

/** Outcome of an act. */
export type ActOutcome = 'done' | 'later' | Skipped

/** Nothing was to be done, for a reason that the service desk reads. */
export const skip = (reason: SkipReason): Skipped => ({ skipped: reason })

/** Outcome of an act that plans others in one statement: how many rows it wrote. */
export const fanOutTo = ({ rowCount }: { rowCount: number | null }): ActOutcome =>
  rowCount === 0 ? skip('nobody') : 'done'

/**
 * One duty. `perform` runs in a transaction of its own once the day has come. It may be late: what it does
 * is judged as of the day it was due, and what it tells as of the moment it is told. Where nothing is to be done it says why. It holds the plan link before the request, as every writer does. `later` leaves the act for another
 * hour, with nothing written; an error undoes it, and it is tried again after a growing pause.
 * `onFailure` writes what somebody is to see of that, once everything else of the attempt is undone.
 */
export type DueAct<Kind extends DueActKind = DueActKind> = {
  kind: Kind
  /** When it is looked for, in São Paulo, as cron writes it. */
  cron: string
  perform: (work: Work, act: PlannedAct) => Promise<ActOutcome>
  onFailure?: (database: Querier, act: PlannedAct, failure: ActFailure) => Promise<void>
}

/** Every hour, for what changes a state. */
export const HOURLY = '10 * * * *'

/** Every hour of the day, for what is told: nobody is written to at night. */
export const BY_DAY = '20 8-20 * * *'

/** Declares a duty, then listed in `all-due-acts.ts`. */
export function defineDueAct<const Kind extends DueActKind>(act: DueAct<Kind>): DueAct<Kind> {
  return act
}
