import { eq } from 'drizzle-orm'
import { passwordLinks } from '#backend/database/schema/access.ts'
import { personContacts } from '#backend/database/schema/contacts.ts'
import { invitations } from '#backend/database/schema/invitations.ts'
import { people } from '#backend/database/schema/people.ts'
import { notify } from '#backend/messages/notify.ts'
import { conflict, invalid, notFound } from '#backend/problem.ts'
import { accountOf } from '#backend/security/attempts.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import { byField } from '#contract/complaints.ts'
import { checkInvitedPersonValues } from '#contract/enrolment/invitation-answer-check.ts'
import { invitationLinkSentences, invitationOver } from '#contract/enrolment/invitation-answers.text.ts'
import type { InvitedPersonValues } from '#contract/enrolment/invitation-answers.ts'
import { type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { invitationLinkState, type JoiningPerson } from '#domain/enrolment/invitation-answers.ts'
import { firstName } from '#domain/first-name.ts'
import { dropInvitationActs } from './invitation-expiry.ts'
import { type FoundInvitation, type InvitationRow, lockedByToken } from './invitation-links.ts'
import { joinPlan } from './join-plan.ts'

/**
 * Accepts an invitation for somebody without access: they become a person with a link to the plan and their first access to do, and get an
 * e-mail to create their password. For a CPF that is known nothing changes but that its owner is told, and nobody can tell the difference
 * from the answer or from the link afterwards. A link is answered once.
 * @throws 404 for no such link; 409 when it may not be answered; 422 by field.
 */
export async function acceptInvitation(
  work: Work,
  { token, ...values }: InvitedPersonValues & { token: string },
): Promise<void> {
  const today = saoPauloDateOf(work.now)
  const found = await lockedByToken(work, token)
  if (!found) throw notFound(invitationLinkSentences.unknown)
  const state = invitationLinkState(found.invitation, today)
  if (state !== 'open') throw conflict(invitationOver[state])
  const outcome = checkInvitedPersonValues(values, today)
  if (!outcome.ok) throw invalid(byField(outcome.problems))
  const newId = await addPerson(work, outcome.result, found.invitation)
  if (newId === null) await askKnownPerson(work, found, { cpf: outcome.result.cpf, today })
  else await welcome(work, found, { personId: newId, cpf: outcome.result.cpf, today })
}

/** Writes a person who joins. @returns their id; null for a CPF that is there, also since a moment ago. */
async function addPerson(
  { database, now }: Work,
  { name, cpf, birthDate, phone }: JoiningPerson,
  { email }: InvitationRow,
): Promise<number | null> {
  const [person] = await database
    .insert(people)
    .values({ cpf, name, email, birthDate, onboardingOpen: true, createdAt: now })
    .onConflictDoNothing({ target: people.cpf })
    .returning({ id: people.id })
  if (!person) return null
  await database.insert(personContacts).values({ personId: person.id, mobilePhone: phone, updatedAt: now })
  return person.id
}

type Answered = { cpf: string; today: IsoDate }

async function welcome(
  work: Work,
  { invitation, inviter }: FoundInvitation,
  { personId, cpf, today }: Answered & { personId: number },
): Promise<void> {
  const { database, now } = work
  await joinPlan(work, { personId, plan: inviter.plan, today })
  await closeInvitation(work, { invitation, inviter }, { personId, today })
  const [link] = await database
    .insert(passwordLinks)
    .values({ account: accountOf(cpf), personId, askedAt: now })
    .returning({ id: passwordLinks.id })
  if (!link) throw new Error('the link was not stored')
  await work.emails.enqueueSecret(
    database,
    { kind: 'welcome-link', linkId: link.id, plan: inviter.plan.name },
    personId,
  )
}

/** Marks an invitation as accepted by a person, and tells who sent it. */
export async function closeInvitation(
  work: Work,
  { invitation, inviter }: FoundInvitation,
  { personId, today }: { personId: number; today: IsoDate },
): Promise<void> {
  await work.database
    .update(invitations)
    .set({ acceptedOn: today, bouncedOn: null, answeredOn: today, answeredById: personId })
    .where(eq(invitations.id, invitation.id))
  await dropInvitationActs(work, invitation.id)
  await notify(
    work,
    'convite_aceito',
    { personId: inviter.person.id, planId: inviter.plan.id },
    { nome: firstName(invitation.name), plano: inviter.plan.name },
  )
}

async function askKnownPerson(
  work: Work,
  { invitation, inviter }: FoundInvitation,
  { cpf, today }: Answered,
): Promise<void> {
  const { database } = work
  const [person] = await database.select({ id: people.id }).from(people).where(eq(people.cpf, cpf))
  if (!person) throw new Error('a person went away while their CPF was taken')
  await database
    .update(invitations)
    .set({ answeredOn: today, answeredById: person.id })
    .where(eq(invitations.id, invitation.id))
  await audit(work, {
    subjectId: person.id,
    action: 'invitation.answered',
    entityId: invitation.id,
    after: { on: today },
  })
  await notify(
    work,
    'convite_com_cadastro',
    { personId: person.id, planId: null },
    { convidante: inviter.person.name, plano: inviter.plan.name },
  )
}
