import {
  remindOfProofOfLife,
  suspendForProofOfLife,
  warnOfSuspension,
} from '../../usecases/re-registration/proof-of-life.ts'
import { BY_DAY, defineDueAct, HOURLY } from '../define-due-act.ts'

/** What follows when a re-registration is not sent in its term. Subject of each: the person. */
export const proofOfLifeActs = [
  defineDueAct({
    kind: 'proof-of-life-reminder',
    cron: BY_DAY,
    perform: async (work, act) => {
      await remindOfProofOfLife(work, act)
      return 'done'
    },
  }),
  defineDueAct({
    kind: 'proof-of-life-warning',
    cron: BY_DAY,
    perform: async (work, act) => {
      await warnOfSuspension(work, act)
      return 'done'
    },
  }),
  defineDueAct({
    kind: 'proof-of-life-suspension',
    cron: HOURLY,
    perform: async (work, act) => {
      await suspendForProofOfLife(work, act)
      return 'done'
    },
  }),
] as const
