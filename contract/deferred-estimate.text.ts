import type { DeferredEstimate } from './deferred-estimate.ts'
import { percentText } from './value-text.ts'

/** What the estimated income is called. */
export function estimatedIncomeLabel({ prazoAnos }: NonNullable<DeferredEstimate>): string {
  return `Renda estimada por mês, por ${prazoAnos} anos`
}

/** What the estimate takes for granted. */
export function estimateSentence({ rentabilidade }: NonNullable<DeferredEstimate>): string {
  return `A estimativa está em valores de hoje, com rentabilidade real de ${percentText(rentabilidade)} ao ano, sem novas contribuições e sem a taxa. Ela não é uma promessa.`
}
