import type { CallAnswer } from '#contract/call-types.ts'
import type { retornarConvites } from '#contract/enrolment/invitations.ts'
import type { InvitationHistory } from '#domain/enrolment/invitations.ts'

/** Earlier invitations, the inviter's own address, and the day both were read. */
export type SentInvitations = CallAnswer<typeof retornarConvites>

/** Facts the domain rule checks a new invitation against. */
export function historyOf({ convites, emailProprio }: SentInvitations): InvitationHistory {
  return {
    ownEmail: emailProprio,
    sent: convites.map(
      ({ email, enviadoEm, validoAte, aceitoEm, recusadoEm, canceladoEm, naoEntregueEm }) => ({
        email,
        sentOn: enviadoEm,
        validUntil: validoAte,
        acceptedOn: aceitoEm,
        refusedOn: recusadoEm,
        cancelledOn: canceladoEm,
        bouncedOn: naoEntregueEm,
      }),
    ),
  }
}
