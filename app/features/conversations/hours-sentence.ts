import type { ServiceHours } from '#contract/conversations/conversations.ts'
import { timeText } from '#contract/value-text.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { clockTime, fromWhen } from './conversation-days.ts'
import { threadText } from './conversations.text.ts'

/** When somebody answers, in a sentence. */
export function hoursSentence({ aberto, fechaEm, abreEm }: ServiceHours, today: IsoDate): string {
  if (aberto && fechaEm) return threadText.openUntil(clockTime(timeText(fechaEm)))
  return abreEm ? threadText.closedUntil(fromWhen(abreEm, today)) : threadText.closedNow
}
