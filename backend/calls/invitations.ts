import { cancelarConvite, convidarParticipante, reenviarConvite } from '#contract/enrolment/invitations.ts'
import type { Api } from '../api.ts'
import { cancelInvitation, resendInvitation } from '../usecases/enrolment/invitations/change-invitation.ts'
import { invite } from '../usecases/enrolment/invitations/invite.ts'
import { registerCall } from './register-call.ts'

/** Inviting others to the plan. */
export function registerInvitationCalls(api: Api): void {
  registerCall(api, convidarParticipante, ({ actor, link: row, body, work }) =>
    work((unit) => invite(unit, actor, row, body)),
  )

  registerCall(api, reenviarConvite, ({ link: row, body, work }) =>
    work((unit) => resendInvitation(unit, row, body.idConvite)),
  )

  registerCall(api, cancelarConvite, ({ link: row, body, work }) =>
    work((unit) => cancelInvitation(unit, row, body.idConvite)),
  )
}
