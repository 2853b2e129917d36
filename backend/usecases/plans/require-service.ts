import type { IsoDate } from '#domain/calendar.ts'
import { availableServices, serviceAvailability } from '#domain/plans/services/available-services.ts'
import type { ServiceSlug } from '#domain/plans/services/service-ids.ts'
import type { Querier } from '../../database/client.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { serviceUnavailable } from '../../problem.ts'
import { serviceRulesOn } from '../../rules/service-rules.ts'
import { readLinkFacts } from './link-facts.ts'

/** Whether a service is offered to the link today: not at all, only to read, or wholly. */
async function offerOf(
  database: Querier,
  slug: ServiceSlug,
  row: LinkRow,
  today: IsoDate,
): Promise<'none' | 'read' | 'write'> {
  const availability = serviceAvailability(
    slug,
    await serviceRulesOn(database, row.plan, today),
    await readLinkFacts(database, row, today),
  )
  if (!availability.isAvailable) return 'none'
  return availability.service.readOnly ? 'read' : 'write'
}

/** Whether a service is offered to the link today, and not only to read. */
export async function isServiceOffered(
  ...asked: [database: Querier, slug: ServiceSlug, row: LinkRow, today: IsoDate]
): Promise<boolean> {
  return (await offerOf(...asked)) === 'write'
}

/** Every service that is offered to the link today, if only to read. */
export async function offeredServices(
  database: Querier,
  row: LinkRow,
  today: IsoDate,
): Promise<ReadonlySet<ServiceSlug>> {
  const rules = await serviceRulesOn(database, row.plan, today)
  const services = availableServices(rules, await readLinkFacts(database, row, today))
  return new Set(services.map(({ slug }) => slug))
}

/** The gate of every read of a service. @throws 403 when the service is not offered to the link today. */
export async function requireOffered(
  ...asked: [database: Querier, slug: ServiceSlug, row: LinkRow, today: IsoDate]
): Promise<void> {
  if ((await offerOf(...asked)) === 'none') throw serviceUnavailable()
}

/** The gate of every write of a service. @throws 403 when {@link isServiceOffered} says no. */
export async function requireService(
  ...asked: [database: Querier, slug: ServiceSlug, row: LinkRow, today: IsoDate]
): Promise<void> {
  if (!(await isServiceOffered(...asked))) throw serviceUnavailable()
}
