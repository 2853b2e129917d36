import { phoneSentences } from '#contract/contacts.text.ts'
import { checkPhones } from '#domain/contacts/contacts.ts'
import { invalid } from '../../problem.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { storePhones } from './store-contacts.ts'

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
  const { mobilePhone, homePhone } = await storePhones(work, personId, { mobile: celular, home: fixo })
  await audit(work, {
    subjectId: personId,
    action: 'person.phones-changed',
    entityId: personId,
    after: { celular: mobilePhone, fixo: homePhone },
  })
}
