import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { investmentProfileSwitches } from '#backend/database/schema/investment-profile-choices.ts'
import { planAct } from '#backend/due-acts/plan-acts.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import type { IsoDate } from '#domain/calendar.ts'

type Switch = {
  /** Null: chosen without a request, in the first access. */
  requestId: number | null
  profileId: number
  effectiveOn: IsoDate
  windowClosedOn: IsoDate
}

/** Marks the day on which another profile takes over the balance of a link. */
export async function storeSwitch(
  work: Work,
  { id: linkId, personId, profileId: fromProfileId }: LinkRow['link'],
  { requestId, profileId, effectiveOn, windowClosedOn }: Switch,
): Promise<void> {
  const [stored] = await work.database
    .insert(investmentProfileSwitches)
    .values({
      linkId,
      requestId,
      fromProfileId,
      toProfileId: profileId,
      effectiveOn,
      windowClosedOn,
      createdAt: work.now,
    })
    .returning({ id: investmentProfileSwitches.id })
  if (!stored) throw new Error('the switch was not stored')
  await planAct(work, 'investment-profile-switch', stored.id, effectiveOn)
  await audit(work, {
    subjectId: personId,
    action: 'profile-switch.marked',
    entityId: linkId,
    before: { profileId: fromProfileId },
    after: { profileId, effectiveOn },
  })
}
