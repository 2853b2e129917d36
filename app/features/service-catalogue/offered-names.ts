import { serviceNames } from '#contract/service-names.ts'
import { serviceGroups } from './service-groups.ts'

/** A group with the names of its offered services. */
export type NamedGroup = { id: string; name: string; titles: readonly string[] }

/** What is offered, by name only: all that home says about it. Sentences, search words and glyphs stay with the pages that show them. */
export function offeredNames(features: readonly { slug: string }[]): NamedGroup[] {
  const offered = new Set(features.map(({ slug }) => slug))
  return serviceGroups
    .map(({ id, name, slugs }) => ({
      id,
      name,
      titles: slugs.filter((slug) => offered.has(slug)).map((slug) => serviceNames[slug]),
    }))
    .filter(({ titles }) => titles.length > 0)
}
