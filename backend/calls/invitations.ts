import {
  cancelarConvite,
  convidarParticipante,
  reenviarConvite,
  retornarConvites,
} from '#contract/invitations.ts'
import type { Api } from '../api.ts'
import { cancelInvitation, resendInvitation } from '../usecases/invitations/change-invitation.ts'
import { invite } from '../usecases/invitations/invite.ts'
import { listInvitations } from '../usecases/invitations/list-invitations.ts'
import { offeredLink } from './asked-link.ts'
import { registerCall } from './register-call.ts'

/** Inviting others to the plan. */
export function registerInvitationCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarConvites, async (asked) => {
    const { row, today } = await offeredLink(database, 'convidar-participante', asked)
    return listInvitations(database, row, today)
  })

  registerCall(api, convidarParticipante, ({ actor, body, work }) =>
    work((unit) => invite(unit, actor, body)),
  )

  registerCall(api, reenviarConvite, ({ actor, body, work }) =>
    work((unit) => resendInvitation(unit, actor, body)),
  )

  registerCall(api, cancelarConvite, ({ actor, body, work }) =>
    work((unit) => cancelInvitation(unit, actor, body)),
  )
}
