import type { ExitStatementContent } from '#contract/exits/exit-statement-content.ts'
import { dateText, percentText, reaisText, unitValueText } from '#contract/value-text.ts'

/** By which quotas the balance was counted. */
export function quotasSentence({ cotas }: Pick<ExitStatementContent, 'cotas'>): string {
  return cotas
    .map(
      ({ perfil, data, valor }) => `${perfil}: cota de ${dateText(data)}, ${unitValueText(Number(valor))}.`,
    )
    .join(' ')
}

/** The sponsor's part that is the person's, with its share. */
export function vestedText({
  percentualPatrocinadora,
  patrocinadora,
}: ExitStatementContent['resgate']): string {
  return `${reaisText(patrocinadora)} (${percentText(percentualPatrocinadora)})`
}

/** An earlier version, as its link is called. */
export function versionLabel({ versao, entregueEm }: { versao: number; entregueEm: string }): string {
  return `Versão ${versao}, de ${dateText(entregueEm)}`
}
