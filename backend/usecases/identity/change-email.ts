import { eq } from 'drizzle-orm'
import { emailOrigins } from '#contract/identity/identity.text.ts'
import { dateText } from '#contract/value-text.ts'
import { maskEmail, tidyEmail } from '#domain/email-address.ts'
import { lockPerson } from '../../database/locks.ts'
import { type EmailHoldRow, openHoldOf } from '../../database/queries/identity.ts'
import type { IdentityWay } from '../../database/schema/identity.ts'
import { people } from '../../database/schema/people.ts'
import { notify } from '../../messages/notify.ts'
import { invalid, notFound } from '../../problem.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { endHold, holdEmail } from './hold-email.ts'
import { attendantBehind, recordIdentityChange } from './record-identity-change.ts'

export type EmailChange = {
  personId: number
  /** An address that the contract's `email` let through. */
  email: string
  /** Where it is changed, which the messages tell. */
  by: 'portal' | 'service-desk' | 'import' | 're-registration'
  /** The attendant who changes it; absent: who does the work, if they attend. */
  changedBy?: number | null
  /** Two people vouched for it, or it was the address of before: it need not wait. */
  isVouchedFor?: true
  /** The request under which it was asked, if there is one. */
  requestId?: number
}

const ORIGINS = {
  portal: 'no portal',
  'service-desk': emailOrigins.atendimento,
  import: emailOrigins.planilha,
  're-registration': emailOrigins.recadastramento,
} as const

const WAYS: Readonly<Record<EmailChange['by'], IdentityWay>> = {
  portal: 'own',
  'service-desk': 'service-desk',
  import: 'import',
  're-registration': 're-registration',
}

/**
 * Changes a person's e-mail in the caller's transaction, with its audit row. The old and the new address are both told, and the person
 * in the portal: whoever did not ask for it notices. What the person did not change by themselves waits (`holdEmail`). Who may ask is the caller's question.
 * @returns the address before (null: none) and now
 * @throws 404 for nobody; 422 on `email` when it is the one already kept.
 */
export async function changeEmail(
  work: Work,
  change: EmailChange,
): Promise<{ before: string | null; after: string }> {
  const { database } = work
  const { personId, email: wanted, by, requestId } = change
  await lockPerson(database, personId)
  const [person] = await database.select({ email: people.email }).from(people).where(eq(people.id, personId))
  if (!person) throw notFound('Pessoa não encontrada.')
  const [before, after] = [person.email, tidyEmail(wanted)]
  if (before !== null && tidyEmail(before) === after)
    throw invalid({ email: 'Este já é o e-mail do cadastro.' })
  await database.update(people).set({ email: after }).where(eq(people.id, personId))
  await audit(work, {
    subjectId: personId,
    action: 'person.email-changed',
    entityId: personId,
    before: { email: before },
    after: { email: after, by },
  })
  const hold = await settleHold(work, change, { before, after })
  await notify(
    work,
    'email_alterado',
    {
      personId,
      planId: null,
      addresses: before === null ? [after] : [before, after],
      ...(requestId !== undefined && { requestId }),
    },
    { emailNovo: maskEmail(after), origem: ORIGINS[by], espera: hold ? waitSentence(hold) : '' },
  )
  return { before, after }
}

/** Keeps the change, and lets the address wait or ends the wait of the one before. */
async function settleHold(
  work: Work,
  { personId, by, requestId, isVouchedFor, changedBy = attendantBehind(work.actor, personId) }: EmailChange,
  { before, after }: { before: string | null; after: string },
): Promise<EmailHoldRow | null> {
  const way = WAYS[by]
  await recordIdentityChange(work, { personId, fact: 'email', way, attendantId: changedBy })
  if (by !== 'portal' && !isVouchedFor)
    return holdEmail(work, { personId, before, after, way, changedBy, requestId: requestId ?? null })
  const open = await openHoldOf(work.database, personId)
  if (open) await endHold(work, open, isVouchedFor ? 'attendants' : 'own')
  return null
}

const waitSentence = ({ opensOn }: EmailHoldRow) =>
  `Por segurança, antes de ${dateText(opensOn)} o endereço novo não cria uma senha nova, e uma conta bancária nova só passa a valer nesse dia.`
