import { criarConversa, retornarConversa } from '#contract/conversations.ts'
import type { Api } from '../api.ts'
import { openConversation } from '../usecases/conversations/open-conversation.ts'
import { readMessages } from '../usecases/conversations/read-messages.ts'
import { registerCall } from './register-call.ts'

/** Conversations between participants and the service desk. The attendant is the one of the token, whatever the body says. */
export function registerConversationCalls(api: Api): void {
  registerCall(api, criarConversa, async ({ actor, link: row, body, work }) => ({
    id: await work((unit) =>
      openConversation(unit, actor, {
        personId: row.person.id,
        planId: row.plan.id,
        requestId: body.idRequisicao ?? null,
        subject: body.assunto,
        message: body.mensagem,
        key: body.chaveEnvio ?? null,
      }),
    ),
  }))

  registerCall(api, retornarConversa, async ({ actor, conversation }) => {
    const messages = await readMessages(api.database, conversation.id)
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
