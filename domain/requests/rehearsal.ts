import { addBusinessDays } from '#domain/business-days.ts'
import type { IsoDate } from '#domain/calendar.ts'
import type { AttendantLevelId } from '#domain/participants.ts'
import { type RequestWorkflow, totalBusinessDays } from './workflow.ts'

/** A request by the way that it was filed under. */
export interface FiledWay {
  filedOn: IsoDate
  /** Business days to decide it; 0: no term. */
  slaBusinessDays: number
  /** Level of each of its stages, in order. */
  levels: readonly AttendantLevelId[]
}

export interface Rehearsed<Value> {
  before: Value
  after: Value
}

/** Differences of a request; null where it does not differ. `dueOn` is as it was filed, before any pause; null without a term. */
export interface RehearsedDifferences {
  stages: Rehearsed<number> | null
  dueOn: Rehearsed<IsoDate | null> | null
  levels: Rehearsed<readonly AttendantLevelId[]> | null
}

/** How a request would have gone, had its kind had these stages on the day it was filed. */
export function rehearse(filed: FiledWay, workflow: Pick<RequestWorkflow, 'stages'>): RehearsedDifferences {
  const levels = workflow.stages.map(({ level }) => level)
  return {
    stages: differing(filed.levels.length, levels.length),
    dueOn: differing(
      dueDay(filed.filedOn, filed.slaBusinessDays),
      dueDay(filed.filedOn, totalBusinessDays(workflow)),
    ),
    levels: filed.levels.join() === levels.join() ? null : { before: filed.levels, after: levels },
  }
}

function differing<Value>(before: Value, after: Value): Rehearsed<Value> | null {
  return before === after ? null : { before, after }
}

function dueDay(filedOn: IsoDate, businessDays: number): IsoDate | null {
  return businessDays > 0 ? addBusinessDays(filedOn, businessDays) : null
}
