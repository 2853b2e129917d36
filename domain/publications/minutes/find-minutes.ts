import type { IsoDate } from '../../calendar.ts'
import { hasWords } from '../../plain-words.ts'

export interface FindableMinutes {
  bodyId: number
  date: IsoDate
  /** Title, summary and subjects. */
  text: string
}

/** `year` and `bodyId` 0: all of them. `words`: each one stands somewhere in the text, with or without accents. */
export interface MinutesSearch {
  year: number
  bodyId: number
  words: string
}

/** Whether minutes are among those that a search asks for. */
export function isAmongMinutes(minutes: FindableMinutes, { year, bodyId, words }: MinutesSearch): boolean {
  return (
    (year === 0 || yearOf(minutes) === year) &&
    (bodyId === 0 || minutes.bodyId === bodyId) &&
    hasWords(minutes.text, words)
  )
}

/** The year in which a meeting was held. */
export function yearOf({ date }: Pick<FindableMinutes, 'date'>): number {
  return Number(date.slice(0, 4))
}
