import { type IsoDate, isWithin, type Period } from '#domain/calendar.ts'
import { classOf } from '#domain/dependants/kinships.ts'
import { WHOLE } from '#domain/dependants/shares.ts'
import { sharedAmounts } from '#domain/ledger-lots.ts'

/** A dependant of the plan on the list of who died. `share` in points of their class. */
export type ListedDependant = Period & { kinship: string; share: number }

/** Somebody who receives a part of a pension; points, together a hundred. */
export type Entitled<Dependant> = { dependant: Dependant; points: number }

/**
 * Who receives a pension of whoever died on a day, and which part: those of the first class in which somebody counted on that day
 * (Lei 8.213/1991, art. 16, § 1), by the shares that the list says. Where somebody of the class does not count any more, the others have
 * their part in proportion. Empty: nobody does.
 */
export function entitledShares<Dependant extends ListedDependant>(
  all: readonly Dependant[],
  diedOn: IsoDate,
): Entitled<Dependant>[] {
  const counting = all.flatMap((dependant) => {
    const ofClass = classOf(dependant.kinship)
    return ofClass !== null && isWithin(dependant, diedOn) ? [{ dependant, ofClass }] : []
  })
  const first = Math.min(...counting.map(({ ofClass }) => ofClass))
  const entitled = counting.filter(({ ofClass }) => ofClass === first).map(({ dependant }) => dependant)
  const points = sharedAmounts(
    entitled.map(({ share }) => share),
    WHOLE,
  )
  return entitled.map((dependant, at) => ({ dependant, points: Number(points[at]) }))
}
