import type { IsoDate } from '#domain/calendar.ts'
import { addDays } from '#domain/calendar.ts'
import { invitationValidUntil, suggestedInvitationRules } from '#domain/enrolment/invitations.ts'
import type { invitations } from '../database/schema/invitations.ts'

/** An invitation and the enrolment of who sent it. */
export type DemoInvitation = Omit<typeof invitations.$inferInsert, 'linkId'> & {
  planId: number
  enrolment: string
}

/** Ana's link in the plan to which one may invite, and Nelson's. */
const ANA = { planId: 4, enrolment: '400118' }
const NELSON = { planId: 4, enrolment: '400377' }

/** Ana has one invitation in each state; Nelson's only one waits. */
export function demoInvitations(today: IsoDate): DemoInvitation[] {
  const ago = (days: number) => addDays(today, -days)
  const sent = (days: number) => ({
    sentOn: ago(days),
    validUntil: invitationValidUntil({ sentOn: ago(days) }, suggestedInvitationRules),
    consentedAt: new Date(`${ago(days)}T12:00:00-03:00`),
  })
  return [
    { ...ANA, ...sent(5), name: 'Bruno Lima', email: 'bruno.lima@exemplo.example', kinship: 'irmao' },
    {
      ...ANA,
      ...sent(12),
      name: 'Célia Ramos',
      email: 'celia.ramos@exemplo.example',
      phone: '11987650012',
      kinship: 'colega',
      bouncedOn: ago(11),
    },
    { ...ANA, ...sent(45), name: 'Davi Lima', email: 'davi.lima@exemplo.example', kinship: 'filho' },
    {
      ...ANA,
      ...sent(70),
      name: 'Elza Lima',
      email: 'elza.lima@exemplo.example',
      kinship: 'pai-mae',
      acceptedOn: ago(58),
    },
    {
      ...ANA,
      ...sent(90),
      name: 'Fábio Torres',
      email: 'fabio.torres@exemplo.example',
      kinship: 'colega',
      cancelledOn: ago(88),
    },
    {
      ...ANA,
      ...sent(110),
      name: 'Inês Ramos',
      email: 'ines.ramos@exemplo.example',
      kinship: 'colega',
      refusedOn: ago(104),
      refusalReason: 'Já participo de outro plano.',
    },
    {
      ...NELSON,
      ...sent(2),
      name: 'Gilda Vieira',
      email: 'gilda.vieira@exemplo.example',
      kinship: 'conjuge',
    },
  ]
}
