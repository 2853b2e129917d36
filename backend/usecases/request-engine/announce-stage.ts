import { notify } from '../../messages/notify.ts'
import type { Work } from '../../work.ts'
import { requestDeskIn } from './request-desk.ts'
import type { RequestFacts } from './request-facts.ts'

/**
 * Tells the participant which stage their request came to and what follows it, unless the stage is a quiet one, and the attendants who may
 * act there that it waits.
 */
export async function announceStage(
  work: Work,
  facts: RequestFacts,
  { stage, eventId }: { stage: { name: string; position: number; isQuiet: boolean }; eventId: number },
): Promise<void> {
  if (!stage.isQuiet) await notifyParticipant(work, facts, stage)
  await requestDeskIn(work).notifyOfStage(work, eventId)
}

async function notifyParticipant(
  work: Work,
  { request, kind, person, plan, stages }: RequestFacts,
  stage: { name: string; position: number },
): Promise<void> {
  const reader = { personId: person.id, planId: plan.id, requestId: request.id }
  const values = { plano: plan.name, servico: kind.name, protocolo: request.protocol, etapa: stage.name }
  const next = stages.find(({ position }) => position === stage.position + 1)
  if (next) await notify(work, 'requisicao_nova_etapa', reader, { ...values, proximaEtapa: next.name })
  else await notify(work, 'requisicao_ultima_etapa', reader, values)
}
