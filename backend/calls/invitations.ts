import {
  cancelarConvite,
  convidarParticipante,
  reenviarConvite,
  retornarConvites,
} from '#contract/enrolment/invitations.ts'
import type { Api } from '../api.ts'
import { cancelInvitation, resendInvitation } from '../usecases/enrolment/invitations/change-invitation.ts'
import { invite } from '../usecases/enrolment/invitations/invite.ts'
import { listInvitations } from '../usecases/enrolment/invitations/list-invitations.ts'
import { registerCall } from './register-call.ts'

/** Inviting others to the plan. */
export function registerInvitationCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarConvites, ({ link: row, today }) => listInvitations(database, row, today))

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
