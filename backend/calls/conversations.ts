import {
  arquivoConversa,
  assumirConversa,
  criarConversa,
  encerrarConversa,
  enviarMensagem,
  marcarConversa,
  reabrirConversa,
  retornarAtendentes,
  retornarConversa,
  retornarConversas,
  retornarMensagens,
  transferirConversa,
} from '#contract/conversations/conversations.ts'
import type { Api } from '../api.ts'
import { contentOf } from '../files/find-file.ts'
import {
  closeConversation,
  handOverConversation,
  reopenConversation,
  takeConversation,
} from '../usecases/conversations/change-conversation.ts'
import { requireFileOf } from '../usecases/conversations/conversation-files.ts'
import { listAttendants } from '../usecases/conversations/list-attendants.ts'
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

  registerCall(api, encerrarConversa, ({ actor, conversation, work }) =>
    work((unit) => closeConversation(unit, actor, conversation)),
  )

  registerCall(api, reabrirConversa, ({ actor, conversation, work }) =>
    work((unit) => reopenConversation(unit, actor, conversation)),
  )

  registerCall(api, assumirConversa, ({ actor, conversation, work }) =>
    work((unit) => takeConversation(unit, actor, conversation)),
  )

  registerCall(api, transferirConversa, ({ actor, conversation, body, work }) =>
    work((unit) =>
      handOverConversation(unit, actor, conversation, {
        assigneeId: body.idPessoaAtendente,
        note: body.nota,
      }),
    ),
  )

  registerCall(api, retornarAtendentes, ({ now }) => listAttendants(database, now))

  registerCall(api, arquivoConversa, async ({ storedFile, params }) => {
    await requireFileOf(database, storedFile, params.idConversa)
    const { name, mediaType } = storedFile
    return { content: await contentOf(api.storage, storedFile), mediaType, fileName: name }
  })
}
