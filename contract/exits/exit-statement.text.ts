import { dateText } from '../value-text.ts'

/** Why an exit statement cannot be delivered or shown. */
export const exitStatementSentences = {
  noExit: 'Ninguém informou o desligamento desta pessoa neste plano.',
  delivered: 'O extrato de desligamento já foi entregue.',
  notDelivered: 'O extrato de desligamento ainda não foi entregue.',
  reasonRequired: 'Escreva o que está errado no extrato.',
  reasonTooShort: 'Explique com pelo menos 15 letras o que está errado.',
  over: 'O prazo para escolher já terminou, e o extrato não pode mais ser contestado.',
  noChoice: 'Esta pessoa já não tem uma opção a fazer neste plano.',
} as const

/** Until when the statement comes, for who has none yet: the time to choose begins with it. */
export function statementDueSentence(dueOn: string): string {
  return `Você recebe o extrato de desligamento até ${dateText(dueOn)}. O prazo para escolher começa com ele.`
}

/** Until when one may choose. */
export function decisionDeadlineSentence(lastDay: string): string {
  return `Você pode escolher até ${dateText(lastDay)}.`
}

/** That the time to choose is over, and what is presumed of who chose nothing in it. */
export function choiceOverSentence(lastDay: string, presumed: 'bpd' | 'resgate' | null): string {
  const over = `O prazo para escolher terminou em ${dateText(lastDay)}.`
  if (presumed === null) return `${over} Fale com o atendimento para saber o que vale para você.`
  return presumed === 'bpd'
    ? `${over} Como nada foi pedido até lá, vale o benefício proporcional diferido. Ele é registrado ainda hoje; depois disso, veja aqui o que você pode pedir.`
    : `${over} Como nada foi pedido até lá, vale o resgate: peça o resgate para dizer como quer receber.`
}

/** That the time stands still, and until when the answer comes. */
export function stoppedClockSentence({
  desde,
  respostaAte,
}: {
  desde: string
  respostaAte: string | null
}): string {
  const answer = respostaAte === null ? '' : ` A resposta vem até ${dateText(respostaAte)}.`
  return `Você contestou o extrato em ${dateText(desde)}. O prazo para escolher está parado até a resposta.${answer}`
}
