import { formatDate } from '#app/format/dates.ts'
import type { ExitOptionsOnWire } from '#contract/exit-options.ts'
import { exitOptionsText } from './exit-options.text.ts'

const { reasons, presumed } = exitOptionsText

/** Why an option is closed, by the code of its condition. */
export function reasonSentence(reason: string): string {
  return reason in reasons ? reasons[reason as keyof typeof reasons] : reasons.other
}

/** Until when one may choose. */
export function deadlineSentence(day: string): string {
  return `Você pode escolher até ${formatDate(day)}.`
}

/** What happens without a choice; null where nothing does. */
export function presumedSentence({ presumida }: Pick<ExitOptionsOnWire, 'presumida'>): string | null {
  return presumida && presumed[presumida]
}
