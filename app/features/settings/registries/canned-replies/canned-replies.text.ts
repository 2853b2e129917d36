import { pageTitles } from '#app/navigation/page-titles.ts'
import type { CannedReplyData } from '#contract/conversations/canned-replies.ts'
import { type RequestKindSlug, requestKindFacts } from '#contract/requests/request-kinds.ts'
import { type ReplyUse, replyVariables } from '#domain/conversations/canned-replies.ts'
import type { RegistryText } from '../define-registry.ts'

export const cannedRepliesText: RegistryText<keyof CannedReplyData> = {
  title: pageTitles.cannedReplies,
  lead: 'Os textos que o atendimento escolhe ao responder numa conversa, ao devolver e ao indeferir uma solicitação.',
  searchHint: 'Ex.: documentos',
  create: 'Novo texto',
  found: (count) => (count === 1 ? '1 texto' : `${count} textos`),
  created: 'Texto criado. O atendimento já pode escolher.',
  noneTitle: 'Nenhum texto ainda',
  noneText: 'Crie o primeiro para responder mais rápido ao que mais se repete.',
  archiveTitle: 'Arquivar este texto?',
  archiveText: 'Ele deixa de aparecer para o atendimento e pode ser reativado.',
  labels: { titulo: 'Título', texto: 'Texto', uso: 'Onde se usa', solicitacao: 'Tipo de solicitação' },
}

export const replyUseNames = {
  conversa: 'Resposta numa conversa',
  devolucao: 'Motivo de devolução',
  indeferimento: 'Motivo de indeferimento',
} as const satisfies Record<ReplyUse, string>

const everyKind = 'Todos os tipos'

/** Which requests a text is about, as it is kept. */
export function replyKindName(kind: string): string {
  return requestKindFacts[kind as RequestKindSlug]?.name ?? everyKind
}

export const cannedReplyFieldsText = {
  titleHelp: 'Só o atendimento lê o título.',
  kindHelp: 'O atendimento só vê o texto nas solicitações deste tipo.',
  textHelp: `O portal preenche ${replyVariables.map((name) => `{{${name}}}`).join(', ')}.`,
} as const
