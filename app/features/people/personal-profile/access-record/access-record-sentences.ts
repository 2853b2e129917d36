import { formatInstant, formatInstantDate, formatTime } from '#app/format/dates.ts'
import type { AccessItem } from '#contract/records/access-record.ts'

/** When an access was: `21/11/2026 às 15:00`, with its end where there is one to tell: `…, até 15:12`. */
export function spanSentence({
  inicio,
  fim,
  emAndamento,
}: Pick<AccessItem, 'inicio' | 'fim' | 'emAndamento'>): string {
  const from = formatInstant(inicio)
  const isSameDay = formatInstantDate(inicio) === formatInstantDate(fim)
  const end = isSameDay ? formatTime(fim) : formatInstant(fim)
  if (emAndamento) return `${from}, até ${end} no máximo`
  return isSameDay && formatTime(inicio) === end ? from : `${from}, até ${end}`
}
