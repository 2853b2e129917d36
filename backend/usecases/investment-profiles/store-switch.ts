import type { IsoDate } from '#domain/calendar.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { investmentProfileSwitches } from '../../database/schema/investment-profile-choices.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'

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
  await work.database.insert(investmentProfileSwitches).values({
    linkId,
    requestId,
    fromProfileId,
    toProfileId: profileId,
    effectiveOn,
    windowClosedOn,
    createdAt: work.now,
  })
  await audit(work, {
    subjectId: personId,
    action: 'profile-switch.marked',
    entityId: linkId,
    before: { profileId: fromProfileId },
    after: { profileId, effectiveOn },
  })
}
