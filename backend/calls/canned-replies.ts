import {
  retornarModelosRespostas,
  retornarMotivosProntos,
  retornarRespostasProntas,
} from '#contract/conversations/canned-replies.ts'
import type { Api } from '../api.ts'
import { keptReplies } from '../usecases/conversations/canned-replies/kept-replies.ts'
import { reasonsForRequest } from '../usecases/conversations/canned-replies/reasons-for-request.ts'
import { repliesForConversation } from '../usecases/conversations/canned-replies/replies-for-conversation.ts'
import { registerCall } from './register-call.ts'

/** The texts that attendants have at hand: for a conversation, as the reason of a step, and for several requests at once. */
export function registerCannedReplyCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarRespostasProntas, ({ actor, conversation }) =>
    repliesForConversation(database, actor, conversation.id),
  )

  registerCall(api, retornarMotivosProntos, ({ actor, params, now }) =>
    reasonsForRequest(database, actor, { requestId: params.idRequisicao, use: params.uso, now }),
  )

  registerCall(api, retornarModelosRespostas, ({ params, query }) =>
    keptReplies(database, { use: params.uso, kindId: query.idFuncionalidade }),
  )
}
