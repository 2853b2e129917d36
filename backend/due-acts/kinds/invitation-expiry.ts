import { notifyExpired } from '../../usecases/enrolment/invitations/invitation-expiry.ts'
import { BY_DAY, defineDueAct } from '../define-due-act.ts'

/** Nobody accepted an invitation in its term: who invited is told. Subject: the invitation. */
export const invitationExpiryAct = defineDueAct({
  kind: 'invitation-expiry',
  cron: BY_DAY,
  perform: (work, { subjectId }) => notifyExpired(work, subjectId),
})
