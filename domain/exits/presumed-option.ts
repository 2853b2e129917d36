import { serviceAvailability } from '#domain/plans/services/available-services.ts'
import type { LinkFacts, PlanServiceRules } from '#domain/plans/services/service-conditions.ts'

export type PresumedOption = 'bpd' | 'resgate'

/**
 * The option that is presumed when the time to decide ends without a choice: the deferred benefit where the person may have it, else the
 * redemption of everything (CNPC 50/2022 and the plan's regulation). Null for a link that has nothing to decide.
 */
export function presumedOption(plan: PlanServiceRules, link: LinkFacts): PresumedOption | null {
  const options = ['bpd', 'resgate'] as const
  return options.find((slug) => serviceAvailability(slug, plan, link).isAvailable) ?? null
}
