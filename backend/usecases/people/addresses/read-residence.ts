import { and, desc, eq, lt } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { addresses } from '#backend/database/schema/addresses.ts'
import { declarations } from '#backend/database/schema/declarations.ts'
import { requestPayloads } from '#backend/database/schema/requests.ts'
import { startOfDay } from '#backend/database/start-of-day.ts'
import { type ResidenceData, residenceData } from '#contract/declarations/declarations.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { readStored, type StoredData } from '../../request-engine/stored-data.ts'

/** How a declared residence is kept. */
export const residenceShape: StoredData<ResidenceData> = { schema: residenceData, upgrades: [] }

/** Where a person lives by what they said last. `since`: when they said it; null: they never did, which reads as in Brazil. */
export type Residence = { livesAbroad: boolean; country: string; since: Date | null }

/**
 * Where a person lives, on a day, by the newest of their declarations and addresses until its end. Who declares to live abroad has that address
 * from then on; who declares to be back has none in Brazil until they give one, and lives here all the same.
 */
export async function readResidence(database: Querier, personId: number, day: IsoDate): Promise<Residence> {
  const [[address], [declared]] = await Promise.all([
    database
      .select({ livesAbroad: addresses.livesAbroad, country: addresses.country, since: addresses.savedAt })
      .from(addresses)
      .where(and(eq(addresses.personId, personId), lt(addresses.savedAt, startOfDay(day, 1))))
      .orderBy(desc(addresses.id))
      .limit(1),
    database
      .select({
        since: declarations.declaredAt,
        data: requestPayloads.data,
        version: requestPayloads.dataVersion,
      })
      .from(declarations)
      .innerJoin(
        requestPayloads,
        and(eq(requestPayloads.requestId, declarations.requestId), eq(requestPayloads.version, 1)),
      )
      .where(
        and(
          eq(declarations.personId, personId),
          eq(declarations.kind, 'residente-exterior'),
          lt(declarations.declaredAt, startOfDay(day, 1)),
        ),
      )
      .orderBy(desc(declarations.declaredAt), desc(declarations.requestId))
      .limit(1),
  ])
  const inBrazil = { livesAbroad: false, country: 'BR', since: null }
  if (!declared || (address && address.since >= declared.since)) return address ?? inBrazil
  const { data, version, since } = declared
  const { residencia } = readStored(residenceShape, { data, version })
  return residencia === null ? { ...inBrazil, since } : { livesAbroad: true, country: residencia.pais, since }
}
