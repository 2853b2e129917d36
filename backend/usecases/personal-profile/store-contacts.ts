import { onlyDigits } from '#domain/cpf.ts'
import { personContacts } from '../../database/schema/contacts.ts'
import type { Work } from '../../work.ts'

/** Puts a person's telephones, already checked, in the place of those before; '' takes one away. @returns them as they are kept */
export async function storePhones(
  { database, now }: Work,
  personId: number,
  { mobile, home }: { mobile: string; home: string },
): Promise<{ mobilePhone: string | null; homePhone: string | null }> {
  const phones = { mobilePhone: onlyDigits(mobile) || null, homePhone: onlyDigits(home) || null }
  const values = { ...phones, updatedAt: now }
  await database
    .insert(personContacts)
    .values({ personId, ...values })
    .onConflictDoUpdate({ target: personContacts.personId, set: values })
  return phones
}
