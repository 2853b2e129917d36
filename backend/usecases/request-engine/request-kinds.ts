import { requestKindId } from '#backend/database/reference-data.ts'
import type { Part, Parts } from '../../parts.ts'
import type { RequestKind, Submission } from './define-request-kind.ts'

/** A kind whose data only it understands. */
export type AnyRequestKind = RequestKind<Submission, Record<string, unknown>>

/** The kinds that an API knows. */
export type RequestKinds = {
  all: readonly AnyRequestKind[]
  /** Definition of a kind; null for those without one, which come from elsewhere and are completed by hand. */
  byId(kindId: number): AnyRequestKind | null
  /** Names of the pairs of kinds that it is one of, of which only one may be open for a link: slugs in alphabetical order. */
  pairsOf(slug: string): readonly string[]
}

/**
 * Puts kinds together. @throws Error for two of one slug, and for kinds that exclude each other without being exclusive themselves:
 * a pair is held by one request.
 */
export function requestKindsOf(all: readonly AnyRequestKind[]): RequestKinds {
  const byId = new Map(all.map((kind) => [requestKindId(kind.slug), kind]))
  if (byId.size < all.length) throw new Error('two kinds of request have one slug')
  const pairs = new Map<string, Set<string>>()
  for (const { slug, excludes = [] } of all) {
    for (const other of excludes) {
      const name = [slug, other].toSorted().join('|')
      for (const one of [slug, other]) pairs.set(one, new Set([...(pairs.get(one) ?? []), name]))
    }
  }
  const loose = all.find(({ slug, isExclusive }) => pairs.has(slug) && !isExclusive)
  if (loose) throw new Error(`${loose.slug} excludes other kinds and is not exclusive itself`)
  return {
    all,
    byId: (kindId) => byId.get(kindId) ?? null,
    pairsOf: (slug) => [...(pairs.get(slug) ?? [])],
  }
}

/** The kinds of request that an API files and decides. */
export const requestKindsPart: Part<RequestKinds> = { name: 'the kinds of request' }

/** The kinds that whoever works or asks has at hand. */
export function requestKindsIn({ parts }: { parts: Parts }): RequestKinds {
  return parts.get(requestKindsPart)
}
