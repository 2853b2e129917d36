import type { AccessItem } from '#contract/records/access-record.ts'
import { instantDateText, instantText, timeText } from '#contract/value-text.ts'

/** When an access was: `21/11/2026 às 15:00`, with its end where there is one to tell: `…, até 15:12`. */
export function spanSentence({
  inicio,
  fim,
  emAndamento,
}: Pick<AccessItem, 'inicio' | 'fim' | 'emAndamento'>): string {
  const from = instantText(inicio)
  const isSameDay = instantDateText(inicio) === instantDateText(fim)
  const end = isSameDay ? timeText(fim) : instantText(fim)
  if (emAndamento) return `${from}, até ${end} no máximo`
  return isSameDay && timeText(inicio) === end ? from : `${from}, até ${end}`
}
