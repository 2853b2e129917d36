import type { JsonObject } from '#contract/json-object.ts'
import {
  type DraftPart,
  descartarRascunhoSolicitacao,
  retornarRascunhoSolicitacao,
  salvarRascunhoSolicitacao,
} from '#contract/requests/request-drafts.ts'
import type { RequestKindSlug } from '#contract/requests/request-kinds.ts'
import type { ServiceSlug } from '#domain/plans/services/service-ids.ts'
import type { Api } from '../api.ts'
import type { DraftedRequest } from '../usecases/drafts/request-draft-place.ts'
import {
  discardRequestDraft,
  readRequestDraft,
  saveRequestDraft,
} from '../usecases/request-engine/request-drafts.ts'
import { registerCall } from './register-call.ts'

export function registerRequestDraftCalls(api: Api): void {
  registerCall(api, retornarRascunhoSolicitacao, async ({ actor, link, query }) => {
    const draft = await readRequestDraft(api, actor, link, draftedRequest(query))
    return {
      versao: draft?.version ?? 0,
      salvoEm: draft?.savedAt.toISOString() ?? null,
      // Nothing is saved but what the contract takes, and the answer is checked.
      dados: (draft?.data ?? null) as JsonObject | null,
    }
  })

  registerCall(api, salvarRascunhoSolicitacao, async ({ actor, link, body, work }) => {
    const draft = { ...draftedRequest(body), expectedVersion: body.versao, data: body.dados }
    const saved = await work((unit) => saveRequestDraft(unit, actor, link, draft))
    return { versao: saved.version, salvoEm: saved.savedAt.toISOString() }
  })

  registerCall(api, descartarRascunhoSolicitacao, async ({ actor, link, body, work }) => {
    await work((unit) => discardRequestDraft(unit, actor, link, draftedRequest(body)))
    return { descartado: true as const }
  })
}

type Input = {
  servico: ServiceSlug
  tipo?: RequestKindSlug | undefined
  parte?: DraftPart | undefined
  idRequisicao?: number | undefined
}

function draftedRequest({ servico, tipo, parte, idRequisicao }: Input): DraftedRequest {
  return { service: servico, kind: tipo ?? servico, part: parte ?? null, requestId: idRequisicao ?? null }
}
