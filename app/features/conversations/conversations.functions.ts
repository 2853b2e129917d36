import { PortalProblem } from '#app/api/problem.ts'
import { personCommand, personQuery } from '#app/session/server-functions.ts'
import type { ServerSession } from '#app/session/session.server.ts'
import { criarConversa, retornarConversas } from '#contract/conversations/conversations.ts'
import { retornarRequisicao } from '#contract/requests/requests.ts'
import { listInput, openingMessageInput, requestReference } from './conversations.schema.ts'
import { listQuery } from './list-query.ts'
import { newConversationText } from './new-conversation.text.ts'
import { openingMessageOf } from './opening-message.ts'

/** Rows of a page: more than a tall screen shows at once. */
const PAGE = 15

/** Whose conversations the portal shows, and of which plan: the person's own, the served person's, at the desk everybody's. */
function whose({
  alvo,
  vinculo,
  planoAtendimento,
}: Pick<ServerSession, 'alvo' | 'vinculo' | 'planoAtendimento'>) {
  return { idPessoa: alvo?.pessoa.id ?? 0, idPlano: vinculo?.plano.id ?? planoAtendimento?.id ?? 0 }
}

/** A page of the conversations, the one with the newest entry first. */
export const conversationList = personQuery.validator(listInput).handler(({ data, context }) =>
  context.api.call(retornarConversas, {
    query: { ...whose(context.session), ...listQuery(data), limite: PAGE },
  }),
)

/**
 * Context of a new conversation about a request, with the one already open about it, if any.
 * @throws PortalProblem `not-found` also for somebody else's request.
 */
export const conversationAbout = personQuery
  .validator(requestReference)
  .handler(async ({ data, context }) => {
    const { api, session } = context
    const request = await api.call(retornarRequisicao, { params: data })
    const { conversas } = await api.call(retornarConversas, {
      query: {
        idPessoa: session.pessoa.admin === 'S' ? request.pessoa.id : 0,
        situacao: 'abertas',
        idRequisicao: request.id,
        limite: 1,
      },
    })
    return {
      ...openingMessageOf(request, session.pessoa),
      pessoa: request.pessoa,
      plano: request.plano,
      requisicao: { id: request.id, protocolo: request.protocolo, servico: request.funcionalidade.nome },
      idConversa: conversas[0]?.id ?? null,
    }
  })

/**
 * Opens a conversation with its first message, about a request or not; of a request the one that is open already takes the message. The
 * same under the same key is one.
 */
export const beginConversation = personCommand
  .validator(openingMessageInput)
  .handler(async ({ data, context }) => {
    const { api, session } = context
    const { idRequisicao, ...message } = data
    const about = idRequisicao && (await api.call(retornarRequisicao, { params: { idRequisicao } }))
    const { vinculo, pessoa } = session
    if (!about && !vinculo)
      throw new PortalProblem({ kind: 'forbidden', detail: newConversationText.noPerson })
    return api.call(criarConversa, {
      body: {
        ...message,
        idPessoa: about ? about.pessoa.id : (vinculo?.pessoa.id ?? pessoa.id),
        idPlano: about ? about.plano.id : (vinculo?.plano.id ?? 0),
        ...(idRequisicao && { idRequisicao }),
        ...(pessoa.admin === 'S' && { idPessoaAtendente: pessoa.id }),
      },
    })
  })
