import type { IsoDate } from '#domain/calendar.ts'
import { addYears, compareIso } from '#domain/calendar.ts'

/** Years that exposure outlasts the post (Resolução Coaf 40/2021; specification section 2). */
export const YEARS_AFTER_POST = 5

/** A declaration is asked for again every year. */
const RENEWAL_YEARS = 1

/** What a person has to do with a politically exposed person. */
export const PEP_RELATIONS = ['holder', 'relative', 'close-associate', 'representative'] as const
export type PepRelation = (typeof PEP_RELATIONS)[number]

/** A public post, held by the person or by the one they are related to. */
export interface PublicPost {
  startedOn: IsoDate
  /** Null while in office. */
  endedOn: IsoDate | null
}

/** Last day of exposure through a post: five years after it ended; null while it is held. */
export function exposedUntil({ endedOn }: PublicPost): IsoDate | null {
  return endedOn === null ? null : addYears(endedOn, YEARS_AFTER_POST)
}

/** Whether posts make somebody exposed on a day. Relatives and associates are exposed as long as the holder of the post. */
export function isExposed(posts: readonly PublicPost[], today: IsoDate): boolean {
  return posts.some((post) => {
    const until = exposedUntil(post)
    return compareIso(post.startedOn, today) <= 0 && (until === null || compareIso(today, until) <= 0)
  })
}

/** Last day on which a declaration is good: a year, and for the exposed never longer than the exposure. */
export function pepDeclarationValidUntil(declaredOn: IsoDate, posts: readonly PublicPost[]): IsoDate {
  const renewal = addYears(declaredOn, RENEWAL_YEARS)
  const ends = posts.map(exposedUntil)
  const lasts = ends.filter((end) => end !== null)
  if (posts.length === 0 || lasts.length < ends.length) return renewal
  const last = lasts.reduce((latest, end) => (end > latest ? end : latest))
  return last < renewal && last >= declaredOn ? last : renewal
}
