import { attendantQuery } from '#app/session/server-functions.ts'
import {
  retornarModelosRespostas,
  retornarMotivosProntos,
  retornarRespostasProntas,
} from '#contract/conversations/canned-replies.ts'
import { conversationTexts, requestTexts, textsForMany } from './canned-replies.schema.ts'

/** The texts for a conversation, filled in for it. */
export const conversationReplies = attendantQuery
  .validator(conversationTexts)
  .handler(({ data, context }) => context.api.call(retornarRespostasProntas, { params: data }))

/** The reasons that are usual for a request, filled in for it. */
export const requestReasons = attendantQuery
  .validator(requestTexts)
  .handler(({ data, context }) => context.api.call(retornarMotivosProntos, { params: data }))

/** The texts as they are kept, which are filled in for each of several requests as it is done. */
export const repliesForMany = attendantQuery
  .validator(textsForMany)
  .handler(({ data: { uso, idFuncionalidade }, context }) =>
    context.api.call(retornarModelosRespostas, { params: { uso }, query: { idFuncionalidade } }),
  )
