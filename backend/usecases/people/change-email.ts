import { eq } from 'drizzle-orm'
import { maskEmail, tidyEmail } from '#domain/email-address.ts'
import { lockPerson } from '../../database/locks.ts'
import { people } from '../../database/schema/people.ts'
import { tell } from '../../messages/tell.ts'
import { invalid, notFound } from '../../problem.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'

export type EmailChange = {
  personId: number
  /** An address that the contract's `email` let through. */
  email: string
  /** Where it is changed, which the messages tell. */
  by: 'portal' | 'service-desk' | 'import'
  /** The request under which it was asked, if there is one. */
  requestId?: number
}

const ORIGINS = {
  portal: 'no portal',
  'service-desk': 'pelo atendimento',
  import: 'por uma planilha da equipe',
} as const

/**
 * Changes a person's e-mail in the caller's transaction, with its audit row. The old and the new address are both told, and the person
 * in the portal: whoever did not ask for it notices. Who may ask is the caller's question.
 * @returns the address before (null: none) and now
 * @throws 404 for nobody; 422 on `email` when it is the one already kept.
 */
export async function changeEmail(
  work: Work,
  { personId, email: wanted, by, requestId }: EmailChange,
): Promise<{ before: string | null; after: string }> {
  const { database } = work
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
  await tell(
    work,
    'email_alterado',
    {
      personId,
      planId: null,
      addresses: before === null ? [after] : [before, after],
      ...(requestId !== undefined && { requestId }),
    },
    { emailNovo: maskEmail(after), origem: ORIGINS[by] },
  )
  return { before, after }
}
