import { endDependantByAge, notifyDependantEnding } from '../../usecases/dependants/dependant-acts.ts'
import { BY_DAY, defineDueAct } from '../define-due-act.ts'

/** A dependant is about to reach the age up to which they count. Subject: the dependant. */
export const dependantEndingAct = defineDueAct({
  kind: 'dependant-ending',
  cron: BY_DAY,
  perform: (work, { subjectId }) => notifyDependantEnding(work, subjectId),
})

/** A dependant does not count any more, by their age. Subject: the dependant. */
export const dependantEndedAct = defineDueAct({
  kind: 'dependant-ended',
  cron: BY_DAY,
  perform: (work, { subjectId }) => endDependantByAge(work, subjectId),
})
