import {
  remindOfProofOfLife,
  suspendForProofOfLife,
  warnOfSuspension,
} from '../../usecases/re-registration/proof-of-life.ts'
import { BY_DAY, defineDueAct, HOURLY } from '../define-due-act.ts'

/** Consequences of a re-registration that is not sent in its term. Subject of each: the person. */
export const proofOfLifeActs = [
  defineDueAct({
    kind: 'proof-of-life-reminder',
    cron: BY_DAY,
    perform: (work, act) => remindOfProofOfLife(work, act),
  }),
  defineDueAct({
    kind: 'proof-of-life-warning',
    cron: BY_DAY,
    perform: (work, act) => warnOfSuspension(work, act),
  }),
  defineDueAct({
    kind: 'proof-of-life-suspension',
    cron: HOURLY,
    perform: (work, act) => suspendForProofOfLife(work, act),
  }),
] as const
