import { formatDate } from '#app/format/dates.ts'
import { formatReais } from '#app/format/money.ts'
import { formatPercent } from '#app/format/percent.ts'
import { formatUnitValue } from '#app/format/quotas.ts'
import type { ExitStatementContent } from '#contract/exits/exit-statement-content.ts'

/** Until when it comes, for who has none yet. */
export function notYetSentence(dueOn: string): string {
  return `Você recebe o extrato até ${formatDate(dueOn)}. O prazo para escolher começa com a entrega.`
}

/** By which quotas the balance was counted. */
export function quotasSentence({ cotas }: Pick<ExitStatementContent, 'cotas'>): string {
  return cotas
    .map(
      ({ perfil, data, valor }) =>
        `${perfil}: cota de ${formatDate(data)}, ${formatUnitValue(Number(valor))}.`,
    )
    .join(' ')
}

/** The sponsor's part that is the person's, with its share. */
export function vestedText({
  percentualPatrocinadora,
  patrocinadora,
}: ExitStatementContent['resgate']): string {
  return `${formatReais(patrocinadora)} (${formatPercent(percentualPatrocinadora)})`
}

/** An earlier version, as its link is called. */
export function versionLabel({ versao, entregueEm }: { versao: number; entregueEm: string }): string {
  return `Versão ${versao}, de ${formatDate(entregueEm)}`
}
