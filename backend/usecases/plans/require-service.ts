import type { IsoDate } from '#domain/calendar.ts'
import { serviceAvailability } from '#domain/services/available-services.ts'
import type { ServiceSlug } from '#domain/services/service-ids.ts'
import type { Querier } from '../../database/client.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { readServiceRules } from '../../database/queries/plan-rules.ts'
import { serviceUnavailable } from '../../problem.ts'
import { readLinkFacts } from './link-facts.ts'

/** The gate of every write of a service. @throws 403 when it is not offered to the link today, or only to read. */
export async function requireService(
  database: Querier,
  slug: ServiceSlug,
  row: LinkRow,
  today: IsoDate,
): Promise<void> {
  const availability = serviceAvailability(
    slug,
    await readServiceRules(database, row.plan, today),
    await readLinkFacts(database, row, today),
  )
  if (!availability.isAvailable || availability.service.readOnly) throw serviceUnavailable()
}
