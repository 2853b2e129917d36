import type { IconComponent } from '@portal/design-system/icons'
import { serviceFacts } from '#domain/plans/services/service-facts.ts'
import type { ServiceId, ServiceSlug } from '#domain/plans/services/service-ids.ts'
import { serviceSlugs } from '#domain/plans/services/service-ids.ts'
import { serviceGroupNames } from './service-catalogue.text.ts'
import { serviceGroups } from './service-groups.ts'
import { serviceIcons } from './service-icons.ts'

/** A service of the product, as menus, pages and the search show it. */
export type Service = {
  slug: ServiceSlug
  /** Catalogue id; four services share 0. */
  id: ServiceId
  path: string
  title: string
  /** One sentence: what the person gets done here. */
  description: string
  group: string
  icon: IconComponent
  /** Other words that people look for. */
  keywords: readonly string[]
}

/** Address of a service. Dependants have theirs outside `/services`. */
export function servicePath(slug: ServiceSlug): string {
  return slug === 'dependentes' ? '/dependentes' : `/services/${slug}`
}

function serviceOf(slug: ServiceSlug): Service {
  const { id, name, sentence, group, words } = serviceFacts[slug]
  return {
    slug,
    id,
    path: servicePath(slug),
    title: name,
    description: sentence,
    group: serviceGroupNames[group],
    icon: serviceIcons[slug],
    keywords: words,
  }
}

/** Every service, in catalogue order. */
export const services: readonly Service[] = serviceSlugs.map(serviceOf)

/** A group with the services of it that are offered. `readOnly` ones can be read, not requested. */
export type OfferedGroup = {
  id: string
  name: string
  services: readonly (Service & { readOnly: boolean })[]
}

/** The offered services in their groups, in the order of the menu; groups without any are left out. */
export function offeredGroups(
  features: readonly { slug: string; somenteLeitura: boolean }[],
): OfferedGroup[] {
  const offered = new Map(features.map((feature) => [feature.slug, feature]))
  return serviceGroups
    .map(({ id, name, slugs }) => ({
      id,
      name,
      services: slugs.flatMap((slug) => {
        const feature = offered.get(slug)
        return feature ? [{ ...serviceOf(slug), readOnly: feature.somenteLeitura }] : []
      }),
    }))
    .filter((group) => group.services.length > 0)
}
