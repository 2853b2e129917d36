import { requestKindId } from '#backend/database/reference-data.ts'
import { filePurposes } from '#backend/file-purposes.ts'
import { type MessageId, messageOf } from '#backend/messages/all-messages.ts'
import { requestKindFacts, requestKindSlugs } from '#contract/requests/request-kinds.ts'
import type { RequestType } from '#contract/requests/request-workflows.ts'
import type { AnyRequestKind, RequestKinds } from '../../request-engine/request-kinds.ts'

/** Every kind of request by its name, with what goes with it and what is told on its way. */
export function listRequestTypes(kinds: RequestKinds): RequestType[] {
  return requestKindSlugs
    .map((slug) => {
      const kind = kinds.byId(requestKindId(slug))
      const { name, paysOut } = requestKindFacts[slug]
      return {
        funcionalidade: slug,
        nome: name,
        decidida: kind?.settlement.when !== 'at-filing',
        pagamento: paysOut,
        documentos: documentsOf(kind),
        avisos: messagesOf(kind).map((id) => {
          const { inApp, email } = messageOf(id)
          return { modelo: id, titulo: inApp?.title ?? id, porEmail: email !== undefined }
        }),
      }
    })
    .toSorted((one, other) => one.nome.localeCompare(other.nome, 'pt-BR'))
}

/** One of each purpose: a list of documents names its purpose several times. */
function documentsOf(kind: AnyRequestKind | null): RequestType['documentos'] {
  const byPurpose = new Map((kind?.documents ?? []).map((document) => [document.purpose, document]))
  return [...byPurpose.values()].map(({ purpose, required, when }) => ({
    nome: filePurposes[purpose].label,
    exigencia: required ? (when ? 'conforme' : 'sempre') : 'opcional',
  }))
}

/** Messages to the participant about a request, in the order of its stages. */
function messagesOf(kind: AnyRequestKind | null): MessageId[] {
  if (kind?.settlement.when === 'at-filing') return kind.isSilent ? [] : ['requisicao_concluida']
  return [
    'requisicao_recebida',
    'requisicao_em_analise',
    'requisicao_nova_etapa',
    'requisicao_ultima_etapa',
    'requisicao_aguardando_terceiros',
    ...(kind?.isReturnable === false ? [] : (['requisicao_devolvida', 'requisicao_expirada'] as const)),
    'requisicao_deferida',
    'requisicao_indeferida',
    ...(kind?.isSilent ? [] : (['requisicao_concluida'] as const)),
  ]
}
