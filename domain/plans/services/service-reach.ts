import { serviceAvailability } from './available-services.ts'
import type { LinkFacts, PlanServiceRules } from './service-conditions.ts'
import { type ServiceSlug, serviceSlugs } from './service-ids.ts'

/** Plan links of whom a service is judged alike, and how many they are. */
export type LinkGroup = { facts: LinkFacts; count: number }

/** Effect of other rules on a service: links that have it before and after, and of those in between. */
export type ServiceReach = {
  slug: ServiceSlug
  before: number
  after: number
  /** Had it not, have it. */
  gained: number
  lost: number
  /** Have it before and after, could ask for something and can only read now. */
  toReadOnly: number
  /** The other way round. */
  toWhole: number
}

/** Who gains and who loses which service between two sets of rules; services for which nothing changes are left out. */
export function serviceReach(
  links: readonly LinkGroup[],
  before: PlanServiceRules,
  after: PlanServiceRules,
): ServiceReach[] {
  return serviceSlugs.flatMap((slug) => {
    const reach = reachOf(slug, links, [before, after])
    const isTouched = reach.gained + reach.lost + reach.toReadOnly + reach.toWhole > 0
    return isTouched ? [reach] : []
  })
}

function reachOf(
  slug: ServiceSlug,
  links: readonly LinkGroup[],
  [before, after]: [PlanServiceRules, PlanServiceRules],
): ServiceReach {
  const reach = { slug, before: 0, after: 0, gained: 0, lost: 0, toReadOnly: 0, toWhole: 0 }
  for (const { facts, count } of links) {
    const [had, has] = [offerOf(slug, before, facts), offerOf(slug, after, facts)]
    if (had !== 'none') reach.before += count
    if (has !== 'none') reach.after += count
    if (had === has) continue
    if (had === 'none') reach.gained += count
    else if (has === 'none') reach.lost += count
    else if (has === 'read') reach.toReadOnly += count
    else reach.toWhole += count
  }
  return reach
}

function offerOf(slug: ServiceSlug, plan: PlanServiceRules, facts: LinkFacts): 'none' | 'read' | 'whole' {
  const availability = serviceAvailability(slug, plan, facts)
  if (!availability.isAvailable) return 'none'
  return availability.service.readOnly ? 'read' : 'whole'
}
