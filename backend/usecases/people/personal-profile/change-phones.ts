import { invalid } from '#backend/problem.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import { byField } from '#contract/complaints.ts'
import { checkPhoneValues, type PhoneValues } from '#contract/people/contacts-check.ts'
import { storePhones } from './store-contacts.ts'

/** Stores a person's telephones; '' takes one away. @throws 422 by field. */
export async function changePhones(work: Work, personId: number, values: PhoneValues): Promise<void> {
  const outcome = checkPhoneValues(values)
  if (!outcome.ok) throw invalid(byField(outcome.problems))
  const { mobilePhone, homePhone } = await storePhones(work, personId, outcome.result, { way: 'own' })
  await audit(work, {
    subjectId: personId,
    action: 'person.phones-changed',
    entityId: personId,
    after: { celular: mobilePhone, fixo: homePhone },
  })
}
