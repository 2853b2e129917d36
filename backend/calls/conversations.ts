import {
  criarConversa,
  enviarMensagem,
  marcarConversa,
  retornarConversa,
  retornarConversas,
  retornarMensagens,
} from '#contract/conversations.ts'
import type { Api } from '../api.ts'
import { listConversations } from '../usecases/conversations/list-conversations.ts'
import { markConversation } from '../usecases/conversations/mark-conversation.ts'
import { openConversation } from '../usecases/conversations/open-conversation.ts'
import { readServiceHours } from '../usecases/conversations/read-service-hours.ts'
import { sendMessage } from '../usecases/conversations/send-message.ts'
import { readEntryRange, showConversation } from '../usecases/conversations/show-conversation.ts'
import { registerCall } from './register-call.ts'

/** Conversations between participants and the service desk. The attendant is the one of the token, whatever the body says. */
export function registerConversationCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarConversas, async ({ actor, query, now }) => ({
    ...(await listConversations(database, actor, query)),
    atendimento: await readServiceHours(database, now),
  }))

  registerCall(api, retornarConversa, async ({ actor, conversation, now }) =>
    showConversation(database, actor, conversation, now),
  )

  registerCall(api, retornarMensagens, async ({ actor, conversation, query }) =>
    readEntryRange(database, actor, conversation, {
      after: query.depoisDe,
      before: query.antesDe,
      limit: query.limite,
    }),
  )

  registerCall(api, criarConversa, async ({ actor, link: row, body, work }) => ({
    id: await work((unit) =>
      openConversation(unit, actor, {
        personId: row.person.id,
        planId: row.plan.id,
        requestId: body.idRequisicao ?? null,
        subject: body.assunto,
        text: body.mensagem,
        fileIds: body.arquivos,
        key: body.chaveEnvio ?? null,
      }),
    ),
  }))

  registerCall(api, enviarMensagem, async ({ actor, conversation, body, work }) =>
    work((unit) =>
      sendMessage(unit, actor, conversation.id, {
        text: body.mensagem,
        fileIds: body.arquivos,
        key: body.chaveEnvio,
      }),
    ),
  )

  registerCall(api, marcarConversa, async ({ actor, conversation, body, work }) =>
    work((unit) =>
      markConversation(unit, actor, conversation.id, {
        received: body.entregueAte ?? 0,
        read: body.lidaAte ?? 0,
      }),
    ),
  )
}
