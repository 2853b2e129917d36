import { addYears, type IsoDate, isWithin } from '#domain/calendar.ts'

/** Years that exposure outlasts the post, where nothing else is set (Resolução Coaf 40/2021). */
export const YEARS_AFTER_POST = 5

/** For how long exposure and a declaration about it last. Years. */
export interface PepValidity {
  /** Years that exposure outlasts the post. */
  yearsAfterPost: number
  /** Years after which a declaration is asked for again. */
  renewalYears: number
}

/** By law and usual policy; a dated rule decides what is in force. */
export const suggestedPepValidity: PepValidity = { yearsAfterPost: YEARS_AFTER_POST, renewalYears: 1 }

export const PEP_RELATIONS = ['holder', 'relative', 'close-associate', 'representative'] as const
export type PepRelation = (typeof PEP_RELATIONS)[number]

/** A public post, held by the person or by the one they are related to. */
export interface PublicPost {
  startedOn: IsoDate
  /** Null while in office. */
  endedOn: IsoDate | null
}

/** Last day of exposure through a post, some years after it ended; null while it is held. */
export function exposedUntil(
  { endedOn }: PublicPost,
  { yearsAfterPost }: Pick<PepValidity, 'yearsAfterPost'> = suggestedPepValidity,
): IsoDate | null {
  return endedOn === null ? null : addYears(endedOn, yearsAfterPost)
}

/** Whether posts make somebody exposed on a day. Relatives and associates are exposed as long as the holder of the post. */
export function isExposed(
  posts: readonly PublicPost[],
  today: IsoDate,
  validity: Pick<PepValidity, 'yearsAfterPost'> = suggestedPepValidity,
): boolean {
  return posts.some((post) => isWithin({ from: post.startedOn, until: exposedUntil(post, validity) }, today))
}

/** Last day on which a declaration is good: until it is renewed, and for the exposed never longer than the exposure. */
export function pepDeclarationValidUntil(
  declaredOn: IsoDate,
  posts: readonly PublicPost[],
  validity: PepValidity = suggestedPepValidity,
): IsoDate {
  const renewal = addYears(declaredOn, validity.renewalYears)
  const ends = posts.map((post) => exposedUntil(post, validity))
  const lasts = ends.filter((end) => end !== null)
  if (posts.length === 0 || lasts.length < ends.length) return renewal
  const last = lasts.reduce((latest, end) => (end > latest ? end : latest))
  return last < renewal && last >= declaredOn ? last : renewal
}
