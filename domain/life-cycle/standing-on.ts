import { compareIso, type IsoDate } from '#domain/calendar.ts'
import type { CategoryId, SituationId } from '#domain/participants.ts'

/** Category and situation of a link. */
export interface Standing {
  category: CategoryId
  situation: SituationId
}

/** A move of a link: where it stood before, and the day from which it stood elsewhere. */
export interface MoveMade {
  from: Standing
  on: IsoDate
}

/**
 * Where a link stood at the end of a day, so that what comes late is judged as if it had come in time. Of a day before its first known move
 * it stood where that found it.
 * @param now where it stands; @param moves in the order in which they were made
 */
export function standingOn(day: IsoDate, now: Standing, moves: readonly MoveMade[]): Standing {
  let standing = now
  for (const { from, on } of moves.toReversed()) {
    if (compareIso(on, day) <= 0) break
    standing = from
  }
  return standing
}
