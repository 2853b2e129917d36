import type { IsoDate } from '../../calendar.ts'
import { compareIso } from '../../calendar.ts'

/** Who may ever see minutes: the participants of their plan, or nobody but the service desk. */
export const minutesVisibilities = ['participantes', 'atendimento'] as const
export type MinutesVisibility = (typeof minutesVisibilities)[number]

/** Decides whether participants see minutes. `publishedOn` null: they are still being prepared; else seen from that day on. */
export type MinutesPublication = { visibility: MinutesVisibility; publishedOn: IsoDate | null }

/** Whether participants see minutes on a day. */
export function areMinutesPublic({ visibility, publishedOn }: MinutesPublication, today: IsoDate): boolean {
  return visibility === 'participantes' && publishedOn !== null && compareIso(publishedOn, today) <= 0
}
