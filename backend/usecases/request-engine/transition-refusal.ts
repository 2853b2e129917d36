import { frozenSentence } from '#contract/deaths/deaths.text.ts'
import { outlookSentences } from '#contract/requests/cases.text.ts'
import { levelAndAbove } from '#contract/service-desk/attendant-levels.ts'
import type { AttendantLevelId } from '#domain/participants.ts'
import type { StageCode } from '#domain/requests/stage-work.ts'
import type { TransitionCode } from '#domain/requests/transition.ts'
import { attendantLevelNamed, requestStatusNamed } from '../../names.ts'
import { conflict, forbidden, invalid, notFound, type Problem } from '../../problem.ts'
import type { RequestFacts } from './request-facts.ts'
import { currentStage, uncheckedItems } from './request-stages.ts'

type Where = Pick<RequestFacts, 'stages' | 'request'>

/** The problem that a refused step means to who tried it; status names as people read them. */
export function refusalOf(
  code: TransitionCode,
  { from, to }: { from: string; to: string },
  facts: Where,
): Problem {
  switch (code) {
    case 'final-status':
      return conflict(
        `Esta solicitação já está encerrada: ${from}. Faça uma nova, se precisar.`,
        'transicao-invalida',
      )
    case 'frozen':
      return conflict(frozenSentence, 'transicao-invalida')
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
    case 'four-eyes':
      return forbidden(
        `Você já trabalhou neste pagamento. Quem aprova é ${whoCan(facts)}, que não tenha feito nada dele antes.`,
      )
    case 'reason-required':
    case 'corrections-required':
      return invalid({ motivo: 'Escreva o motivo.' })
    case 'settlement-open':
      return conflict(
        'O sistema ainda vai aplicar o que foi deferido e depois conclui a solicitação sozinho. Acompanhe as datas nela.',
        'transicao-invalida',
      )
    case 'stages-left':
      return conflict(stagesLeftSentence(facts), 'transicao-invalida')
    case 'own-request':
    case 'filed-by-actor':
    case 'contacts-changed-by-actor':
    case 'level-too-low':
    case 'checklist-open':
      return stageRefusal(code, facts)
  }
}

/** The problem that somebody gets who may not work on a request's stage, or not send it on. */
export function stageRefusal(code: StageCode, facts: Where): Problem {
  switch (code) {
    case 'own-request':
      return forbidden(`Esta solicitação é sua. Quem analisa e decide é ${whoCan(facts)}.`)
    case 'filed-by-actor':
      return forbidden(
        `Foi você quem registrou este pedido em nome da pessoa. Quem analisa e decide é ${whoCan(facts)}.`,
      )
    case 'contacts-changed-by-actor':
      return forbidden(outlookSentences[code](whoCan(facts)))
    case 'level-too-low':
      return forbidden(
        `Esta etapa pede um nível de atendimento maior que o seu. Quem pode é ${whoCan(facts)}.`,
      )
    case 'wrong-actor':
      return forbidden('Só o atendimento pode fazer isto.')
    case 'not-in-analysis':
      return conflict(
        `A solicitação não está em análise: ${requestStatusNamed(facts.request.status).nome}.`,
        'transicao-invalida',
      )
    case 'last-stage':
      return conflict('Esta é a última etapa. Defira ou indefira a solicitação.', 'transicao-invalida')
    case 'checklist-open':
      return invalid({ itensConferidos: `Falta conferir: ${openItemsOf(facts)}.` })
  }
}

function whoCan({ stages }: Where): string {
  return colleagueOf(currentStage(stages).level)
}

/** `outra pessoa do atendimento, de nível Cadastro ou acima`. */
export function colleagueOf(level: AttendantLevelId): string {
  const anybody = 'outra pessoa do atendimento'
  return level === 1 ? anybody : `${anybody}, de nível ${levelAndAbove(attendantLevelNamed(level))}`
}

function stagesLeftSentence({ stages }: Where): string {
  const { position } = currentStage(stages)
  const left = stages.filter((stage) => stage.position > position).map(({ name }) => name)
  return `Antes de deferir, avance a solicitação pelas etapas que faltam: ${left.join(', ')}.`
}

function openItemsOf({ stages }: Where): string {
  return uncheckedItems(currentStage(stages))
    .map(({ text }) => text)
    .join('; ')
}
