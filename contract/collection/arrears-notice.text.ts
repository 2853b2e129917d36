import type { PresumedOption } from '#domain/exits/presumed-option.ts'

/** Consequences of a notice of arrears that nobody answers, by the option that is presumed. */
const withoutAnswer: Readonly<Record<PresumedOption, string>> = {
  bpd: 'Sem resposta, as contribuições param e vale o benefício proporcional diferido.',
  resgate: 'Sem resposta, as contribuições param e vale o resgate do saldo.',
}

/** Until when a notice of arrears is answered, how, and what happens then; `day` as people read it. */
export function answerSentence(day: string, presumed: PresumedOption): string {
  return `Pague ou fale com o atendimento até ${day}. ${withoutAnswer[presumed]}`
}

/** The same for who serves the person. */
export function awaitedSentence(day: string, presumed: PresumedOption): string {
  return `A pessoa pode pagar ou responder até ${day}. ${withoutAnswer[presumed]}`
}
