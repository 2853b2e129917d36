import { type ServiceGroupId, serviceFacts } from '#domain/plans/services/service-facts.ts'
import { serviceGroups } from './service-groups.ts'

/** A group with the names of its offered services. */
export type NamedGroup = { id: ServiceGroupId; name: string; titles: readonly string[] }

/** Names of the offered services, by group; home shows no more of them. */
export function offeredNames(features: readonly { slug: string }[]): NamedGroup[] {
  const offered = new Set(features.map(({ slug }) => slug))
  return serviceGroups
    .map(({ id, name, slugs }) => ({
      id,
      name,
      titles: slugs.filter((slug) => offered.has(slug)).map((slug) => serviceFacts[slug].name),
    }))
    .filter(({ titles }) => titles.length > 0)
}
