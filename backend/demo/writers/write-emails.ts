import { eq } from 'drizzle-orm'
import { isUndelivered } from '#contract/messages/email-states.ts'
import { maskCpf } from '#domain/cpf.ts'
import { firstName } from '#domain/first-name.ts'
import type { Transaction } from '../../database/client.ts'
import { emails } from '../../database/schema/emails.ts'
import { people } from '../../database/schema/people.ts'
import type { DemoEmail } from '../emails.ts'
import { known, type WrittenPeople } from './write-people.ts'

/** Writes what the outbox holds on the first day. */
export async function writeEmails(
  database: Transaction,
  demo: readonly DemoEmail[],
  { personIds }: WrittenPeople,
): Promise<void> {
  for (const {
    personCpf,
    attendantCpf,
    template,
    to,
    variables,
    path,
    state,
    failure,
    attempts,
    at,
  } of demo) {
    const personId = known(personIds, personCpf)
    const [person] = await database.select().from(people).where(eq(people.id, personId))
    if (!person) throw new RangeError(`nobody has the CPF ${personCpf}`)
    await database.insert(emails).values({
      template,
      recipient: to ?? person.email,
      personId,
      causedById: attendantCpf === null ? null : known(personIds, attendantCpf),
      variables: { primeiroNome: firstName(person.name), cpfMascarado: maskCpf(person.cpf), ...variables },
      path,
      state,
      failure,
      attempts,
      queuedAt: at,
      attemptedAt: at,
      sentAt: state === 'enviado' || state === 'devolvido' ? at : null,
      endedAt: isUndelivered(state) ? at : null,
    })
  }
}
