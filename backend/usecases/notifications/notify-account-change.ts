import { eq } from 'drizzle-orm'
import { maskCpf } from '#domain/cpf.ts'
import { firstName } from '#domain/first-name.ts'
import { people } from '../../database/schema/people.ts'
import { printInstant } from '../../documents/print-format.ts'
import type { EmailTemplate } from '../../jobs/email-templates.ts'
import type { Work } from '../../work.ts'
import { NotificationType, notify } from './notify.ts'

type Change = {
  title: string
  /** What was changed, without when: `Sua senha foi alterada`. */
  sentence: string
  template: Extract<EmailTemplate, 'conta_alterada' | 'senha_alterada'>
}

/** Tells a person of a change that somebody else could have made in their name, by notification and by e-mail. */
export async function notifyAccountChange(
  work: Work,
  personId: number,
  { title, sentence, template }: Change,
): Promise<void> {
  const { database, emails, now } = work
  const [person] = await database.select().from(people).where(eq(people.id, personId))
  if (!person) throw new Error(`there is no person ${personId}`)
  const dataHora = printInstant(now)
  await notify(work, [personId], {
    planId: null,
    type: NotificationType.notice,
    title,
    description: `${sentence} em ${dataHora}. Se não foi você, fale com o atendimento.`,
  })
  if (person.email === null) return
  await emails.enqueue(database, {
    to: person.email,
    template,
    variables: { primeiroNome: firstName(person.name), cpfMascarado: maskCpf(person.cpf), dataHora },
  })
}
