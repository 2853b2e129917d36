import type { Querier } from '#backend/database/client.ts'
import { emailOf } from '#backend/database/queries/person-email.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { invitations } from '#backend/database/schema/invitations.ts'
import { conflict, invalid } from '#backend/problem.ts'
import { invitations as invitationRules } from '#backend/rules/entity-kinds.ts'
import { ruleOn } from '#backend/rules/rule-on.ts'
import type { Work } from '#backend/work.ts'
import { byField } from '#contract/complaints.ts'
import { checkInvitationValues } from '#contract/enrolment/invitation-check.ts'
import { tooManyWaitingSentence } from '#contract/enrolment/invitations.text.ts'
import type { InvitationInput, InvitationItem } from '#contract/enrolment/invitations.ts'
import { type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { tidyEmail } from '#domain/email-address.ts'
import { type InvitationRules, invitationState, invitationValidUntil } from '#domain/enrolment/invitations.ts'
import { archiveSentDraft } from '../../drafts/request-draft-place.ts'
import { lockedLink } from '../../plans/locked-link.ts'
import { invitationOnWire } from './invitation-wire.ts'
import { invitationsOf } from './list-invitations.ts'
import { auditInvitation, sendInvitation } from './send-invitation.ts'

type Row = typeof invitations.$inferSelect

/**
 * Invites somebody by e-mail. An address that was invited before, without an answer, is invited anew in the same row; the same again
 * under the same key answers the first one and writes nothing. What the actor had filled in of it is put away.
 * @throws 409 too many wait, or the key was used for another address; 422 by field.
 */
export async function invite(
  work: Work,
  actor: { personId: number },
  found: LinkRow,
  asked: InvitationInput,
): Promise<InvitationItem> {
  const today = saoPauloDateOf(work.now)
  const row = await lockedLink(work.database, found)
  const sent = await invitationsOf(work.database, row.link.id)
  const repeated = sent.find(({ submissionKey }) => submissionKey === asked.chaveEnvio)
  if (repeated) return invitationOnWire(requireSame(repeated, asked), today)
  const history = { ownEmail: await emailOf(work.database, row.person.id), sent }
  const outcome = checkInvitationValues(asked, history, today)
  if (!outcome.ok) throw invalid(byField(outcome.problems))
  const { name, email, phone, kinship } = outcome.result
  const rules = await ruleOn(work.database, invitationRules, row.plan, today)
  requireRoom(sent, rules, today)
  const values = {
    linkId: row.link.id,
    name,
    email,
    phone,
    kinship,
    consentedAt: work.now,
    sentOn: today,
    validUntil: invitationValidUntil({ sentOn: today }, rules),
    cancelledOn: null,
    bouncedOn: null,
    refusedOn: null,
    refusalReason: null,
    answeredOn: null,
    answeredById: null,
    submissionKey: asked.chaveEnvio,
  }
  const stored = await store(work.database, values)
  await auditInvitation(work, row, stored, { action: 'sent', on: today })
  await sendInvitation(work, row, stored)
  await archiveSentDraft(work, actor, row, {
    service: 'convidar-participante',
    kind: 'convidar-participante',
    requestId: null,
  })
  return invitationOnWire(stored, today)
}

/** @throws 409 when as many invitations wait as may. */
export function requireRoom(
  sent: readonly Row[],
  { mostWaiting }: Pick<InvitationRules, 'mostWaiting'>,
  today: IsoDate,
): void {
  const waiting = sent.filter((invitation) => invitationState(invitation, today) === 'sent')
  if (waiting.length >= mostWaiting) throw conflict(tooManyWaitingSentence(mostWaiting))
}

function requireSame(repeated: Row, { email }: InvitationInput): Row {
  if (repeated.email === tidyEmail(email)) return repeated
  throw conflict(
    'Este envio já foi usado em outro convite. Confira a lista e envie de novo.',
    'chave-ja-usada',
  )
}

async function store(database: Querier, values: typeof invitations.$inferInsert): Promise<Row> {
  const [stored] = await database
    .insert(invitations)
    .values(values)
    .onConflictDoUpdate({ target: [invitations.linkId, invitations.email], set: values })
    .returning()
  if (!stored) throw new Error('the invitation was not stored')
  return stored
}
