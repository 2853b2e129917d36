import { dateText } from './value-text.ts'

/** Why an exit statement cannot be delivered or shown. */
export const exitStatementSentences = {
  noExit: 'Ninguém informou o desligamento desta pessoa neste plano.',
  delivered: 'O extrato de desligamento já foi entregue.',
  notDelivered: 'O extrato de desligamento ainda não foi entregue.',
  noChoice: 'Esta pessoa já não tem uma opção a fazer neste plano.',
} as const

/** Until when one may choose. */
export function decisionDeadlineSentence(lastDay: string): string {
  return `Você pode escolher até ${dateText(lastDay)}.`
}
