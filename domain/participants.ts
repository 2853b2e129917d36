import type { IsoDate } from './calendar.ts'
import { addMonths, compareIso } from './calendar.ts'

/** Participant categories, by the ids of the wire. They belong to a plan link, not a person. */
export const Category = {
  /** *Contribuinte*: saving. */
  taxpayer: 1,
  /** *Assistido*: receives a continued benefit. */
  assisted: 2,
  /** *Pensionista*: receives a pension after the participant's death. */
  pensioner: 3,
  /** *Autopatrocinado*: left the sponsor and pays both shares. */
  selfSponsored: 4,
  /** *BPD*: left, stopped paying, keeps the balance for a deferred benefit. */
  deferred: 5,
} as const
export type CategoryId = (typeof Category)[keyof typeof Category]

/** Situations of a plan link, by the ids of the wire. */
export const Situation = {
  /** Normal; for a deferred benefit, "in deferral". */
  active: 1,
  /** A benefit is being paid. */
  inBenefit: 2,
  /** Benefit accepted, first payment pending. */
  inGranting: 3,
  /** Balance exhausted or redeemed. */
  closed: 4,
  /** No sign-in. */
  deceased: 5,
  /** Contributions or benefit suspended. */
  suspended: 6,
  /** Employment ended, decision period running. */
  disconnected: 7,
  /** Balance moved to another entity. */
  ported: 8,
  /** An option was filed and is being processed. */
  transitory: 9,
} as const
export type SituationId = (typeof Situation)[keyof typeof Situation]

/** Situations in which a link has come to its end: nothing is contributed or paid any more. */
export const ENDED_SITUATIONS: readonly SituationId[] = [
  Situation.closed,
  Situation.deceased,
  Situation.ported,
]

/** Level of an attendant, from `tipo_admin`. Each level may do what the ones below may. */
export const AttendantLevel = { attendant: 1, registry: 2, administrator: 3 } as const
export type AttendantLevelId = (typeof AttendantLevel)[keyof typeof AttendantLevel]

const IMPOSSIBLE: Readonly<Record<CategoryId, readonly SituationId[]>> = {
  [Category.taxpayer]: [Situation.inBenefit],
  [Category.assisted]: [Situation.active, Situation.disconnected],
  [Category.pensioner]: [Situation.active, Situation.disconnected, Situation.ported],
  [Category.selfSponsored]: [],
  [Category.deferred]: [Situation.inBenefit, Situation.suspended],
}

/** Months during which an ended link can still be read, so that last year's income statement can be fetched. */
export const MONTHS_READABLE_AFTER_END = 13

export function isCategoryId(value: number): value is CategoryId {
  return Object.values<number>(Category).includes(value)
}

export function isSituationId(value: number): value is SituationId {
  return Object.values<number>(Situation).includes(value)
}

export function isAttendantLevelId(value: number): value is AttendantLevelId {
  return Object.values<number>(AttendantLevel).includes(value)
}

/** False for the combinations that no plan link may ever hold, such as a contributor in benefit. */
export function isPossiblePair(category: CategoryId, situation: SituationId): boolean {
  return !IMPOSSIBLE[category].includes(situation)
}

export interface LinkState {
  situation: SituationId
  /** Day on which the link was closed or ported; null while it runs or when unknown. */
  endedOn: IsoDate | null
  today: IsoDate
}

export type LinkAccess = 'full' | 'read-only' | 'none'

/**
 * A participant sees only active links. Running links are open; closed and ported ones can
 * be read until 13 months after their end; the links of the deceased are never shown.
 */
export function linkAccess({ situation, endedOn, today }: LinkState): LinkAccess {
  if (situation === Situation.deceased) return 'none'
  if (situation !== Situation.closed && situation !== Situation.ported) return 'full'
  if (endedOn === null) return 'none'
  return compareIso(today, addMonths(endedOn, MONTHS_READABLE_AFTER_END)) <= 0 ? 'read-only' : 'none'
}

/** Whether the participant sees the link at all. */
export function isActiveLink(state: LinkState): boolean {
  return linkAccess(state) !== 'none'
}
