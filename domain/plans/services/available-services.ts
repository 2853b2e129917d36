import { Situation } from '#domain/participants.ts'
import type { ServiceCondition } from './eligibility-matrix.ts'
import { offeredCell } from './service-cells.ts'
import type { LinkFacts, PlanServiceRules } from './service-conditions.ts'
import { conditionHolds } from './service-conditions.ts'
import type { ServiceId, ServiceSlug } from './service-ids.ts'
import { serviceIds, serviceSlugs } from './service-ids.ts'

export interface AvailableService {
  slug: ServiceSlug
  id: ServiceId
  /** Can be read, not requested. */
  readOnly: boolean
  /** Only part of the balance can be asked for: voluntary and ported money, before leaving the sponsor. */
  partialOnly: boolean
}

/** Why a service is not offered: the plan has it off, the matrix has no cell, or the first condition that fails. */
type UnavailableReason = 'not-in-plan' | 'not-in-situation' | ServiceCondition

export type ServiceAvailability =
  | { isAvailable: true; service: AvailableService }
  | { isAvailable: false; reason: UnavailableReason }

/** Whether one service is offered to a plan link today, and why not. */
export function serviceAvailability(
  slug: ServiceSlug,
  plan: PlanServiceRules,
  link: LinkFacts,
): ServiceAvailability {
  if (!plan.enabled.includes(slug)) return { isAvailable: false, reason: 'not-in-plan' }
  const cell = offeredCell(plan, { service: slug, category: link.category }, link.situation)
  if (cell === undefined) return { isAvailable: false, reason: 'not-in-situation' }
  const failed = cell.conditions?.find((condition) => !conditionHolds(condition, plan, link))
  if (failed !== undefined) return { isAvailable: false, reason: failed }
  const isSettledRegime = slug === 'regime-tributacao' && !link.mayChooseTaxRegime
  return {
    isAvailable: true,
    service: {
      slug,
      id: serviceIds[slug],
      readOnly: (cell.readOnly ?? false) || isSettledRegime,
      partialOnly: slug === 'resgate' && isBeforeExit(plan, link),
    },
  }
}

/**
 * The services offered to a plan link today, in catalogue order: what the plan has on, what the matrix gives to category
 * and situation, and what the conditions of the cell let through.
 */
export function availableServices(plan: PlanServiceRules, link: LinkFacts): AvailableService[] {
  return serviceSlugs.flatMap((slug) => {
    const availability = serviceAvailability(slug, plan, link)
    return availability.isAvailable ? [availability.service] : []
  })
}

function isBeforeExit(plan: PlanServiceRules, { category, situation }: LinkFacts): boolean {
  const isStillEmployed =
    category === 1 && (situation === Situation.active || situation === Situation.suspended)
  return plan.modality === 'sponsored' && isStillEmployed
}
