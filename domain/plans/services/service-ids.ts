import { type ServiceFacts, serviceFacts } from './service-facts.ts'

export type ServiceSlug = keyof typeof serviceFacts
export type ServiceId = (typeof serviceFacts)[ServiceSlug]['id']

/** Stands after every id. */
const LAST = Number.MAX_SAFE_INTEGER

/** All slugs, in catalogue order: by id, and those without one of their own at the end. */
export const serviceSlugs: readonly ServiceSlug[] = (Object.keys(serviceFacts) as ServiceSlug[]).toSorted(
  (one, other) => (serviceFacts[one].id || LAST) - (serviceFacts[other].id || LAST),
)

/** One fact of every service, by slug, in catalogue order. */
export function factOfServices<Fact>(
  fact: (facts: ServiceFacts, slug: ServiceSlug) => Fact,
): Readonly<Record<ServiceSlug, Fact>> {
  const facts = serviceSlugs.map((slug) => [slug, fact(serviceFacts[slug], slug)])
  return Object.fromEntries(facts) as Record<ServiceSlug, Fact>
}

/** Catalogue id of every service. It is no key, since four share 0. */
export const serviceIds = factOfServices((_, slug): ServiceId => serviceFacts[slug].id)

export function isServiceSlug(value: string): value is ServiceSlug {
  return Object.hasOwn(serviceFacts, value)
}
