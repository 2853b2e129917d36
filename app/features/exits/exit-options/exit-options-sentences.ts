import { formatDate } from '#app/format/dates.ts'
import { presumedOptionSentences } from '#contract/exits/exit-options.text.ts'
import type { ExitOptionsOnWire } from '#contract/exits/exit-options.ts'
import { decisionDeadlineSentence, stoppedClockSentence } from '#contract/exits/exit-statement.text.ts'
import type { ExitClockOnWire } from '#contract/exits/exit-statement.ts'

/** Until when one may choose, or what has to come first. */
export function deadlineSentence({ extratoAte, prazo, contestacao }: ExitClockOnWire): string {
  if (contestacao) return stoppedClockSentence(contestacao)
  return prazo === null
    ? `Você recebe o extrato de desligamento até ${formatDate(extratoAte)}. O prazo para escolher começa com ele.`
    : decisionDeadlineSentence(prazo)
}

/** Option presumed without a choice; null where none is, or while no deadline runs. */
export function presumedSentence({
  presumida,
  relogio,
}: Pick<ExitOptionsOnWire, 'presumida' | 'relogio'>): string | null {
  return relogio?.prazo ? presumida && presumedOptionSentences[presumida] : null
}
