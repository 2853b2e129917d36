import { asc, eq } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { settlements } from '#backend/database/schema/settlements.ts'
import { attendantLevelNamed } from '#backend/names.ts'
import type { Actor } from '#backend/security/actor.ts'
import { isAttendant, isServing } from '#backend/security/permissions.ts'
import type { RequestStage } from '#contract/requests/request-life.ts'
import type { RequestDetail } from '#contract/requests/requests.ts'
import type { RequestStatusId } from '#domain/requests/request-status.ts'
import { advanceStage, workOnStage } from '#domain/requests/stage-work.ts'
import type { RequestFacts } from '../../request-engine/request-facts.ts'
import { requestActorOf } from '../../request-engine/request-move.ts'
import { currentStage, isLastStage, type StoredStage } from '../../request-engine/request-stages.ts'

type Stages = Pick<RequestDetail, 'etapas' | 'proximaEtapa' | 'podeConferir'>

/** The stages of a request, and what the actor may do in the one it is in. The service desk's names and checklists stay with it. */
export function stagesOnWire(facts: RequestFacts, actor: Actor): Stages {
  const { request, stages, person } = facts
  const isInside = isAttendant(actor) && !isServing(actor, person.id) && person.id !== actor.personId
  const stage = currentStage(stages)
  const work = {
    status: request.status as RequestStatusId,
    actor: requestActorOf(facts, actor),
    stageLevel: stage.level,
  }
  const mayAdvance = advanceStage({ ...work, isLast: isLastStage(stages, stage), isChecked: true }).ok
  const next = stages.find(({ position }) => position === stage.position + 1)
  return {
    etapas: stages.map((one) => stageOnWire(one, isInside)),
    proximaEtapa: isInside && mayAdvance && next ? { posicao: next.position, nome: next.name } : null,
    podeConferir: isInside && workOnStage(work).ok && stage.checklist.length > 0,
  }
}

function stageOnWire(stage: StoredStage, isInside: boolean): RequestStage {
  const { checklist, checks, decidedByName } = stage
  return {
    posicao: stage.position,
    nome: stage.name,
    nivel: attendantLevelNamed(stage.level),
    prazoDiasUteis: stage.slaBusinessDays,
    inicio: stage.enteredAt?.toISOString() ?? null,
    fim: stage.leftAt?.toISOString() ?? null,
    decididaPor: isInside ? decidedByName : null,
    itens: isInside
      ? checklist.map(({ id, text }) => {
          const check = checks.find(({ itemId }) => itemId === id)
          return {
            id,
            texto: text,
            conferidoPor: check?.checkedByName ?? null,
            conferidoEm: check?.checkedAt.toISOString() ?? null,
          }
        })
      : [],
  }
}

export async function settlementsOnWire(
  database: Querier,
  requestId: number,
  actor: Actor,
): Promise<RequestDetail['liquidacoes']> {
  const rows = await database
    .select()
    .from(settlements)
    .where(eq(settlements.requestId, requestId))
    .orderBy(asc(settlements.number))
  return rows.map(({ number, dueOn, amount, settledAt, failure }) => ({
    numero: number,
    data: dueOn,
    valor: amount,
    liquidadaEm: settledAt?.toISOString() ?? null,
    falha: isAttendant(actor) ? failure : null,
  }))
}
