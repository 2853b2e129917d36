import { eq } from 'drizzle-orm'
import { personContacts } from '#backend/database/schema/contacts.ts'
import type { Work } from '#backend/work.ts'
import { keptPhone } from '#domain/people/phone.ts'
import { recordIdentityChange } from '../../identity/record-identity-change.ts'

/**
 * Puts a person's telephones, already checked, in the place of those before; '' takes one away. That they are others is kept as a change of how
 * the person is known. @returns them as they are kept
 */
export async function storePhones(
  work: Work,
  personId: number,
  { mobile, home }: { mobile: string; home: string },
  { way, attendantId }: { way: 'own' | 're-registration'; attendantId?: number | null },
): Promise<{ mobilePhone: string | null; homePhone: string | null }> {
  const { database, now } = work
  const [before] = await database.select().from(personContacts).where(eq(personContacts.personId, personId))
  const phones = { mobilePhone: keptPhone(mobile) || null, homePhone: keptPhone(home) || null }
  const values = { ...phones, updatedAt: now }
  await database
    .insert(personContacts)
    .values({ personId, ...values })
    .onConflictDoUpdate({ target: personContacts.personId, set: values })
  const { mobilePhone = null, homePhone = null } = before ?? {}
  if (mobilePhone !== phones.mobilePhone || homePhone !== phones.homePhone)
    await recordIdentityChange(work, { personId, fact: 'phones', way, attendantId })
  return phones
}
