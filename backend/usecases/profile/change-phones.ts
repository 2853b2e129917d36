import { phoneSentences } from '#contract/contatos.text.ts'
import { checkPhones } from '#domain/contacts/contacts.ts'
import { personContacts } from '../../database/schema/contacts.ts'
import { invalid } from '../../problem.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'

type Asked = { celular: string; fixo: string }

const FIELDS = { mobile: 'celular', home: 'fixo' } as const

/** Stores a person's telephones; '' takes one away. @throws 422 by field. */
export async function changePhones(work: Work, personId: number, { celular, fixo }: Asked): Promise<void> {
  const problems = checkPhones({ mobile: celular, home: fixo })
  if (problems.length > 0) {
    throw invalid(
      Object.fromEntries(problems.map(({ field, code }) => [FIELDS[field], phoneSentences[code]])),
    )
  }
  const values = {
    mobilePhone: celular.replaceAll(/\D/g, '') || null,
    homePhone: fixo.replaceAll(/\D/g, '') || null,
    updatedAt: work.now,
  }
  await work.database
    .insert(personContacts)
    .values({ personId, ...values })
    .onConflictDoUpdate({ target: personContacts.personId, set: values })
  await audit(work, {
    subjectId: personId,
    action: 'person.phones-changed',
    entity: 'person',
    entityId: personId,
    after: { celular: values.mobilePhone, fixo: values.homePhone },
  })
}
