import { notifyRenewal } from '../../usecases/declarations/pep-renewal.ts'
import { BY_DAY, defineDueAct } from '../define-due-act.ts'

/** The declaration of political exposure in force is about to end. Subject: its request. */
export const pepRenewalAct = defineDueAct({
  kind: 'pep-renewal',
  cron: BY_DAY,
  perform: (work, { subjectId }) => notifyRenewal(work, subjectId),
})
