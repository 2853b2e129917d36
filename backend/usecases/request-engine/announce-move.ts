import { RequestStatus, type RequestStatusId } from '#domain/requests/request-status.ts'
import type { Correction } from '../../database/schema/requests.ts'
import { notify, type PersonToNotify } from '../../messages/notify.ts'
import type { Work } from '../../work.ts'
import type { Step } from './apply-move.ts'
import type { RequestFacts } from './request-facts.ts'

/** Variables of the messages about a request. `motivo` is empty where the step has none. */
type Values = { plano: string; servico: string; protocolo: string; motivo: string }

type Announce = (work: Work, reader: PersonToNotify, values: Values) => Promise<void>

/** The participant is notified of every step that is not their own, the analyst of the participant's. */
const TO_PARTICIPANT: Partial<Record<RequestStatusId, Announce>> = {
  [RequestStatus.inAnalysis]: (work, reader, values) => notify(work, 'requisicao_em_analise', reader, values),
  [RequestStatus.returned]: (work, reader, values) => notify(work, 'requisicao_devolvida', reader, values),
  [RequestStatus.awaitingThirdParty]: (work, reader, values) =>
    notify(work, 'requisicao_aguardando_terceiros', reader, values),
  [RequestStatus.granted]: (work, reader, values) => notify(work, 'requisicao_deferida', reader, values),
  [RequestStatus.refused]: (work, reader, values) => notify(work, 'requisicao_indeferida', reader, values),
  [RequestStatus.completed]: (work, reader, values) => notify(work, 'requisicao_concluida', reader, values),
  [RequestStatus.expired]: (work, reader, values) => notify(work, 'requisicao_expirada', reader, values),
}

const TO_ANALYST: Partial<Record<RequestStatusId, Announce>> = {
  [RequestStatus.inAnalysis]: (work, reader, values) => notify(work, 'requisicao_corrigida', reader, values),
  [RequestStatus.cancelled]: (work, reader, values) => notify(work, 'requisicao_cancelada', reader, values),
}

/** `Corrija: Contribuição suplementar (O formulário diz 3%); Agência.` */
function correctionsSentence(corrections: readonly Correction[]): string {
  const named = corrections.map(({ label, note }) => (note === null ? label : `${label} (${note})`))
  return `Corrija: ${named.join('; ')}.`
}

/** Tells whoever did not make the step about it. */
export async function announceMove(
  work: Work,
  { request, kind, person, plan }: RequestFacts,
  to: RequestStatusId,
  { author, reason, corrections = [] }: Step,
): Promise<void> {
  const isForParticipant = author.role !== 'participant'
  const announce = (isForParticipant ? TO_PARTICIPANT : TO_ANALYST)[to]
  const personId = isForParticipant ? person.id : request.analystId
  if (!announce || personId === null) return
  const reader = { personId, planId: isForParticipant ? plan.id : null, requestId: request.id }
  const said = corrections.length > 0 ? `${correctionsSentence(corrections)} ${reason ?? ''}`.trim() : reason
  await announce(work, reader, {
    plano: plan.name,
    servico: kind.name,
    protocolo: request.protocol,
    motivo: said ?? '',
  })
}
