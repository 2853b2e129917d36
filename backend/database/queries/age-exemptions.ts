import { and, desc, eq, gt } from 'drizzle-orm'
import type { Competence } from '#domain/calendar.ts'
import type { Querier } from '../client.ts'
import { ageExemptions } from '../schema/age-exemptions.ts'
import { isInForce } from './in-force.ts'

/** Where the exempt slice of a link is used from a month on. */
export type StoredAgeExemption = { appliesHere: boolean; otherSources: string[]; startMonth: Competence }

const columns = {
  appliesHere: ageExemptions.appliesHere,
  otherSources: ageExemptions.otherSources,
  startMonth: ageExemptions.validFrom,
}

/** Exemption granted and in force in a month; null while the slice applies without a grant. */
export async function ageExemptionIn(
  database: Querier,
  linkId: number,
  month: Competence,
): Promise<StoredAgeExemption | null> {
  const [row] = await database
    .select(columns)
    .from(ageExemptions)
    .where(and(eq(ageExemptions.linkId, linkId), isInForce(ageExemptions, month)))
  return row ?? null
}

/** Exemption granted from a later month on; null without any. */
export async function ageExemptionAfter(
  database: Querier,
  linkId: number,
  month: Competence,
): Promise<StoredAgeExemption | null> {
  const [row] = await database
    .select(columns)
    .from(ageExemptions)
    .where(and(eq(ageExemptions.linkId, linkId), gt(ageExemptions.validFrom, month)))
    .orderBy(desc(ageExemptions.validFrom), desc(ageExemptions.id))
    .limit(1)
  return row ?? null
}
