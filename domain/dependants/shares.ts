import { sumReais, toCents } from '#domain/money.ts'
import { classOf, type PlanClass } from './kinships.ts'

/** Points that a class of dependants shares. */
export const WHOLE = 100

/** A dependant of the plan with their share in points; null: not told yet. */
export type Shared = { kinship: string | null; share: number | null }

/** The shares of one class: their sum, and what is missing to 100 (below 0: so much is too much). Points. */
export type ClassShares = { class: PlanClass; count: number; sum: number; missing: number }

/** Sums of the shares by class, in the order of the classes. Who has no kinship of the plan belongs to none. */
export function sharesByClass(everybody: readonly Shared[]): ClassShares[] {
  const told = everybody.flatMap(({ kinship, share }) => {
    const ofClass = kinship === null ? null : classOf(kinship)
    return ofClass === null ? [] : [{ ofClass, share: share ?? 0 }]
  })
  return [...Map.groupBy(told, ({ ofClass }) => ofClass)]
    .toSorted(([one], [other]) => one - other)
    .map(([ofClass, members]) => {
      const sum = sumReais(members.map(({ share }) => share))
      return { class: ofClass, count: members.length, sum, missing: sumReais([WHOLE, -sum]) }
    })
}

/** A hundred points among so many, as equal as two decimals let it be: the first ones get the hundredths that are left. */
export function equalShares(count: number): number[] {
  if (count <= 0) return []
  const hundredths = toCents(WHOLE)
  const each = Math.floor(hundredths / count)
  const left = hundredths - each * count
  return Array.from({ length: count }, (_, at) => (each + (at < left ? 1 : 0)) / 100)
}
