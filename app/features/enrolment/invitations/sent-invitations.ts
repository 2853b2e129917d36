import type { CallAnswer } from '#contract/call-types.ts'
import type { retornarConvites } from '#contract/enrolment/invitations.ts'
import type { InvitationHistory } from '#domain/enrolment/invitations.ts'

/** What somebody invited before, their own address, and the day on which both were looked at. */
export type SentInvitations = CallAnswer<typeof retornarConvites>

/** What the rule of the domain checks a new invitation against. */
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
