import { asc, sql } from 'drizzle-orm'
import type { Competence } from '#domain/calendar.ts'
import { type IllnessExemption, illnessExemptionApplies } from '#domain/taxes/illness-exemption.ts'
import type { Querier } from '../client.ts'
import { illnessExemptions } from '../schema/illness-exemptions.ts'

export type StoredIllnessExemption = IllnessExemption & { id: number; linkId: number }

/** Everything that was granted to links, oldest first. */
export function illnessExemptionsOf(
  database: Querier,
  linkIds: readonly number[],
): Promise<StoredIllnessExemption[]> {
  const { id, linkId, validFrom, validUntil } = illnessExemptions
  return database
    .select({ id, linkId, startMonth: validFrom, validUntil })
    .from(illnessExemptions)
    .where(sql`${linkId} = any(${sql.param([...linkIds])}::int[])`)
    .orderBy(asc(linkId), asc(id))
}

/** Exemption in force in a month; of several the one that ends last, null without any. */
export async function illnessExemptionIn(
  database: Querier,
  linkId: number,
  month: Competence,
): Promise<StoredIllnessExemption | null> {
  const granted = await illnessExemptionsOf(database, [linkId])
  return (
    granted
      .filter((one) => illnessExemptionApplies(month, one))
      .toSorted(byEnd)
      .at(-1) ?? null
  )
}

function byEnd(one: IllnessExemption, other: IllnessExemption): number {
  const [end, otherEnd] = [one.validUntil ?? '9999-12-31', other.validUntil ?? '9999-12-31']
  return end.localeCompare(otherEnd)
}
