import { participantCommand, participantQuery } from '#app/session/server-functions.ts'
import {
  cancelarConvite,
  convidarParticipante,
  invitation,
  invitationReference,
  reenviarConvite,
  retornarConvites,
} from '#contract/enrolment/invitations.ts'

/** Whom the person invited to the chosen plan. */
export const sentInvitations = participantQuery.handler(({ context }) => context.own(retornarConvites))

/** Invites somebody. @throws PortalProblem `invalid` with the fields, or `conflict` when too many invitations wait. */
export const inviteParticipant = participantCommand
  .validator(invitation)
  .handler(({ data, context }) => context.own(convidarParticipante, data))

/** Sends an invitation again. @throws PortalProblem `conflict` when it may not be. */
export const resendInvitation = participantCommand
  .validator(invitationReference)
  .handler(({ data, context }) => context.own(reenviarConvite, data))

/** Withdraws an invitation. @throws PortalProblem `conflict` when it waits no more. */
export const cancelInvitation = participantCommand
  .validator(invitationReference)
  .handler(({ data, context }) => context.own(cancelarConvite, data))
