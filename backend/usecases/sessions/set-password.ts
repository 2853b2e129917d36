import { eq } from 'drizzle-orm'
import { maskCpf } from '#domain/cpf.ts'
import { credentials } from '../../database/schema/credentials.ts'
import { people } from '../../database/schema/people.ts'
import { printInstant } from '../../documents/print-format.ts'
import { audit } from '../../security/audit.ts'
import { hashPassword } from '../../security/passwords.ts'
import type { Work } from '../../work.ts'
import { NotificationType, notify } from '../notifications/notify.ts'
import { endSessions } from './end-sessions.ts'

type SetPassword = {
  personId: number
  /** Already checked with `newPasswordComplaints`. */
  password: string
  /** The session that goes on; absent: all of them end. */
  keepSession?: number
}

/** Stores a new password, ends the person's other sessions and tells them, by notification and by e-mail. */
export async function setPassword(
  work: Work,
  { personId, password, keepSession }: SetPassword,
): Promise<void> {
  const { database, now } = work
  const passwordHash = await hashPassword(password)
  await database
    .insert(credentials)
    .values({ personId, passwordHash, changedAt: now })
    .onConflictDoUpdate({ target: credentials.personId, set: { passwordHash, changedAt: now } })
  await audit(work, {
    subjectId: personId,
    action: 'password.changed',
    entity: 'person',
    entityId: personId,
  })
  await endSessions(work, personId, keepSession === undefined ? {} : { except: keepSession })
  await tell(work, personId)
}

async function tell(work: Work, personId: number): Promise<void> {
  const [person] = await work.database.select().from(people).where(eq(people.id, personId))
  if (!person) throw new Error(`there is no person ${personId}`)
  await notify(work, [personId], {
    planId: null,
    type: NotificationType.notice,
    title: 'Senha alterada',
    description: `Sua senha foi alterada em ${printInstant(work.now)}. Se não foi você, fale com o atendimento.`,
  })
  if (person.email === null) return
  await work.emails.enqueue(work.database, {
    to: person.email,
    template: 'senha_alterada',
    variables: {
      primeiroNome: person.name.split(' ')[0] ?? person.name,
      cpfMascarado: maskCpf(person.cpf),
      dataHora: printInstant(work.now),
    },
  })
}
