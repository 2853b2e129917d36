import { Category, Situation } from '#domain/participants.ts'
import { serviceAvailability } from '#domain/plans/services/available-services.ts'
import type { LinkFacts, PlanServiceRules } from '#domain/plans/services/service-conditions.ts'

/** Ways that sentences about leaving send a person to, by the slugs of the services: the four options, a benefit, and the loan to be settled first. */
export const WAYS = [
  'resgate',
  'portabilidade',
  'bpd',
  'autopatrocinio',
  'benefit-request',
  'emprestimos',
] as const
export type Way = (typeof WAYS)[number]

/** The ways that are open to a link today, to be asked for and not only read; of a redemption only that of everything. */
export function openWays(plan: PlanServiceRules, link: LinkFacts): Way[] {
  return WAYS.filter((slug) => {
    const offered = serviceAvailability(slug, plan, link)
    return offered.isAvailable && !offered.service.readOnly && !offered.service.partialOnly
  })
}

/** The ways that would be open today if one of the two options that keep the link had been granted. */
export function waysAfter(option: 'bpd' | 'autopatrocinio', plan: PlanServiceRules, link: LinkFacts): Way[] {
  const category = option === 'bpd' ? Category.deferred : Category.selfSponsored
  return openWays(plan, { ...link, category, situation: Situation.active })
}
