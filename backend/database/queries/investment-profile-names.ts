import { eq } from 'drizzle-orm'
import type { Querier } from '../client.ts'
import { investmentProfiles } from '../schema/investment-profiles.ts'

/** Name of an investment profile; empty for null. */
export async function investmentProfileName(database: Querier, profileId: number | null): Promise<string> {
  if (profileId === null) return ''
  const [profile] = await database
    .select({ name: investmentProfiles.name })
    .from(investmentProfiles)
    .where(eq(investmentProfiles.id, profileId))
  return profile?.name ?? ''
}

/** Name of every investment profile by its id. */
export async function investmentProfileNames(database: Querier): Promise<ReadonlyMap<number, string>> {
  const rows = await database
    .select({ id: investmentProfiles.id, name: investmentProfiles.name })
    .from(investmentProfiles)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
