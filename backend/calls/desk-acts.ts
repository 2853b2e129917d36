import { agirEmSolicitacoes, desfazerAtos, retornarAtos } from '#contract/requests/desk-acts.ts'
import type { Api } from '../api.ts'
import { queueActs } from '../usecases/requests/desk-acts/queue-acts.ts'
import { readActs } from '../usecases/requests/desk-acts/read-acts.ts'
import { undoActs } from '../usecases/requests/desk-acts/undo-acts.ts'
import { registerCall } from './register-call.ts'

/** The same done with several requests, and undone. */
export function registerDeskActCalls(api: Api): void {
  const { database } = api

  registerCall(api, agirEmSolicitacoes, async ({ actor, body, now, requestId }) => {
    const asked = body.solicitacoes.map(({ idRequisicao, versao }) => ({
      requestId: idRequisicao,
      version: versao,
    }))
    const batchId = await queueActs(api, { actor, now, requestId }, asked, body.ato)
    return readActs(database, actor.personId, batchId)
  })

  registerCall(api, retornarAtos, ({ actor, params }) => readActs(database, actor.personId, params.lote))

  registerCall(api, desfazerAtos, async ({ actor, body, work }) => {
    await work((unit) => undoActs(unit, actor, body.lote))
    return readActs(database, actor.personId, body.lote)
  })
}
