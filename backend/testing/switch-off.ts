import type { ServiceSlug } from '#domain/plans/services/service-ids.ts'
import type { Querier } from '../database/client.ts'
import { servicesOffered } from '../rules/service-kinds.ts'
import { changeRule } from './change-rule.ts'

/** Takes a service out of what a plan offers, from the test's day on. */
export function switchOff(database: Querier, planId: number, slug: ServiceSlug): Promise<void> {
  return changeRule(database, servicesOffered, { id: planId }, ({ services }) => ({
    services: services.filter((offered) => offered !== slug),
  }))
}
