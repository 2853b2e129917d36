import type { TransitionCode } from '#domain/requests/transition.ts'
import { conflict, forbidden, invalid, notFound, type Problem } from '../../problem.ts'

/** The problem that a refused step means to who tried it; status names as people read them. */
export function refusalOf(code: TransitionCode, from: string, to: string): Problem {
  switch (code) {
    case 'final-status':
      return conflict(
        `Esta solicitação já está encerrada: ${from}. Faça uma nova, se precisar.`,
        'transicao-invalida',
      )
    case 'not-a-step':
    case 'answer-period-running':
      return conflict(`Uma solicitação não passa de ${from} para ${to}.`, 'transicao-invalida')
    case 'wrong-actor':
      return forbidden(`Você não pode mudar esta solicitação de ${from} para ${to}.`)
    case 'cancellation-over':
      return conflict('O prazo para cancelar esta solicitação terminou.', 'transicao-invalida')
    case 'not-owner':
      return notFound('Esta solicitação não existe.')
    case 'not-holder':
      return forbidden('Só quem está com a solicitação, ou um administrador, pode fazer esta mudança.')
    case 'level-too-low':
      return forbidden('Esta decisão pede um nível de atendimento maior que o seu.')
    case 'four-eyes':
      return forbidden('Quem analisou um pagamento não pode aprová-lo. Peça a outra pessoa do atendimento.')
    case 'reason-required':
    case 'corrections-required':
      return invalid({ motivo: 'Escreva o motivo.' })
  }
}
