import { notifyIllnessExemptionEnding } from '../../usecases/taxes/illness-exemption/illness-exemption-ending.ts'
import { BY_DAY, defineDueAct } from '../define-due-act.ts'

/** The report on which an exemption of income tax rests is about to end. Subject: the exemption. */
export const illnessExemptionEndingAct = defineDueAct({
  kind: 'illness-exemption-ending',
  cron: BY_DAY,
  perform: (work, { subjectId }) => notifyIllnessExemptionEnding(work, subjectId),
})
