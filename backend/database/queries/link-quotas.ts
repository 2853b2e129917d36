import type { IsoDate } from '#domain/calendar.ts'
import type { QuotaStretch } from '#domain/statement/quota-stretches.ts'
import type { Querier } from '../client.ts'
import { doneSwitches } from './investment-profiles.ts'
import { investmentProfileQuotas } from './statement.ts'

/** Before every quota. */
const BEGINNING: IsoDate = '1900-01-01'

/**
 * Profiles that a link was invested in up to a day, oldest first: one stretch for each profile between its switches, with the values
 * published for it. The day of a switch is the last of the old profile and the first of the new one.
 */
export async function quotaStretches(
  database: Querier,
  link: { id: number; profileId: number },
  until: IsoDate,
): Promise<QuotaStretch[]> {
  const switches = (await doneSwitches(database, link.id))
    .toReversed()
    .filter(({ quotaDate }) => quotaDate <= until)
  const profileIds = [...switches.map(({ fromProfileId }) => fromProfileId), link.profileId]
  const quotas = await investmentProfileQuotas(database, [...new Set(profileIds)], {
    since: BEGINNING,
    until,
  })
  return profileIds
    .map((profileId, index) => {
      const from = switches[index - 1]?.quotaDate ?? BEGINNING
      const to = switches[index]?.quotaDate ?? until
      return {
        profileId,
        quotas: quotas.filter(
          (quota) => quota.profileId === profileId && quota.date >= from && quota.date <= to,
        ),
      }
    })
    .filter((stretch) => stretch.quotas.length > 0)
}
