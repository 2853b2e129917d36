import { criarConversa, retornarConversa } from '#contract/conversations.ts'
import type { Api } from '../api.ts'
import { openConversation } from '../usecases/conversations/open-conversation.ts'
import { readConversation } from '../usecases/conversations/read-conversation.ts'
import { registerCall } from './register-call.ts'

/** Conversations between participants and the service desk. The attendant is the one of the token, whatever the body says. */
export function registerConversationCalls(api: Api): void {
  registerCall(api, criarConversa, async ({ actor, body, work }) => ({
    id: await work((unit) =>
      openConversation(unit, actor, {
        personId: body.idPessoa,
        planId: body.idPlano,
        requestId: body.idRequisicao ?? null,
        subject: body.assunto,
        message: body.mensagem,
        key: body.chaveEnvio ?? null,
      }),
    ),
  }))

  registerCall(api, retornarConversa, async ({ actor, params }) => {
    const { conversation, messages } = await readConversation(api.database, actor, params.idConversa)
    return {
      id: conversation.id,
      assunto: conversation.subject,
      idRequisicao: conversation.requestId,
      mensagens: messages.map((message) => ({
        id: message.id,
        autor: message.authorName,
        minha: message.authorId === actor.personId,
        texto: message.text,
        data: message.sentAt.toISOString(),
      })),
    }
  })
}
