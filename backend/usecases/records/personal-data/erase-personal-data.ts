import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { signIns } from '#backend/database/schema/access.ts'
import { personContacts } from '#backend/database/schema/contacts.ts'
import { drafts } from '#backend/database/schema/drafts.ts'
import { notifications } from '#backend/database/schema/notifications.ts'
import { startOfDay } from '#backend/database/start-of-day.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import type { DeletionScope } from '#contract/records/personal-data.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { accessGoesOn, LEAST_KEPT, oldestKeptDay } from '#domain/records/retention.ts'
import { requestDraftsAbout } from '../../drafts/request-draft-place.ts'
import { areStepDrafts } from '../../enrolment/onboarding/step-drafts.ts'
import { withdrawConsents } from '../../people/personal-profile/consents.ts'

/**
 * Deletes what no law and no contract asks to keep. `contatos`: telephones, and consents are withdrawn; `tudo`: notices that were read
 * and older records of access as well, and what was filled in of requests, by whomever, and of the first access and not sent.
 */
export async function erasePersonalData(work: Work, personId: number, scope: DeletionScope): Promise<void> {
  const { database, now } = work
  await database.delete(personContacts).where(eq(personContacts.personId, personId))
  await withdrawConsents(work, personId)
  if (scope === 'tudo') {
    await database.delete(drafts).where(requestDraftsAbout(database, personId))
    await database.delete(drafts).where(and(eq(drafts.ownerId, personId), areStepDrafts))
    await database
      .delete(notifications)
      .where(and(eq(notifications.personId, personId), isNotNull(notifications.readAt)))
    // As the law has them kept, however much longer they are where nobody asks.
    const oldest = oldestKeptDay(saoPauloDateOf(now), (day) => accessGoesOn(day, LEAST_KEPT))
    await database
      .delete(signIns)
      .where(and(eq(signIns.personId, personId), lt(signIns.at, startOfDay(oldest))))
  }
  await audit(work, {
    subjectId: personId,
    action: 'personal-data.erased',
    entityId: personId,
    after: { scope },
  })
}
