import {
  aceitarConvite,
  aderirPorConvite,
  conferirConvite,
  recusarConvite,
} from '#contract/enrolment/invitation-answers.ts'
import type { Api } from '../api.ts'
import { acceptInvitation } from '../usecases/enrolment/invitations/accept-invitation.ts'
import { joinByInvitation } from '../usecases/enrolment/invitations/join-by-invitation.ts'
import { previewInvitation } from '../usecases/enrolment/invitations/preview-invitation.ts'
import { refuseInvitation } from '../usecases/enrolment/invitations/refuse-invitation.ts'
import { registerCall } from './register-call.ts'

/** Answering an invitation by the link of its e-mail. */
export function registerInvitationAnswerCalls(api: Api): void {
  const publicLimit = { addressLimit: api.limits.signIn }

  registerCall(
    api,
    conferirConvite,
    ({ body, today }) => previewInvitation(api.database, body.token, today),
    publicLimit,
  )

  registerCall(
    api,
    aceitarConvite,
    async ({ body, work }) => {
      await work((unit) => acceptInvitation(unit, body))
      return { recebido: true as const }
    },
    publicLimit,
  )

  registerCall(api, aderirPorConvite, ({ actor, body, work }) =>
    work((unit) => joinByInvitation(unit, actor, body.token)),
  )

  registerCall(
    api,
    recusarConvite,
    async ({ body, work }) => {
      await work((unit) => refuseInvitation(unit, body))
      return { recusado: true as const }
    },
    publicLimit,
  )
}
