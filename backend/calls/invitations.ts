import {
  cancelarConvite,
  convidarParticipante,
  reenviarConvite,
  retornarConvites,
} from '#contract/convites.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import type { Api } from '../api.ts'
import { cancelInvitation, resendInvitation } from '../usecases/invitations/change-invitation.ts'
import { invite } from '../usecases/invitations/invite.ts'
import { listInvitations } from '../usecases/invitations/list-invitations.ts'
import { requireLink } from '../usecases/plans/require-link.ts'
import { requireOffered } from '../usecases/plans/require-service.ts'
import { registerCall } from './register-call.ts'

/** Inviting others to the plan. */
export function registerInvitationCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarConvites, async ({ actor, params, query, now }) => {
    const today = saoPauloDateOf(now)
    const target = { personId: params.idPessoa, planId: params.idPlano, linkId: query.idVinculo }
    const row = await requireLink(database, actor, target, today)
    await requireOffered(database, 'convidar-participante', row, today)
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
