import { type ServiceGroupId, serviceFacts } from '#domain/plans/services/service-facts.ts'
import type { ServiceSlug } from '#domain/plans/services/service-ids.ts'
import { serviceGroupNames } from './service-catalogue.text.ts'

/** A group of the services menu. */
export type ServiceGroup = {
  /** Also the anchor of the group on the services page. */
  id: ServiceGroupId
  name: string
  slugs: readonly ServiceSlug[]
}

const slugs = Object.keys(serviceFacts) as ServiceSlug[]

/** The menu's groups and the services of each, in the menu's order. */
export const serviceGroups: readonly ServiceGroup[] = (
  Object.keys(serviceGroupNames) as ServiceGroupId[]
).map((id) => ({
  id,
  name: serviceGroupNames[id],
  slugs: slugs.filter((slug) => serviceFacts[slug].group === id),
}))
