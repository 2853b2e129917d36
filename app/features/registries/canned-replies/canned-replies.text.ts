import { pageTitles } from '#app/navigation/page-titles.ts'
import type { CannedReplyData } from '#contract/canned-replies.ts'
import { replyVariables } from '#domain/conversations/canned-replies.ts'
import type { RegistryText } from '../define-registry.ts'

/** What a canned reply is called where the registries speak of one. */
export const cannedRepliesText: RegistryText<keyof CannedReplyData> = {
  title: pageTitles.cannedReplies,
  lead: 'Os textos que o atendimento escolhe ao responder numa conversa.',
  searchHint: 'Ex.: documentos',
  create: 'Nova resposta',
  found: (count) => (count === 1 ? '1 resposta' : `${count} respostas`),
  created: 'Resposta criada. Ela já aparece nas conversas.',
  noneTitle: 'Nenhuma resposta ainda',
  noneText: 'Crie a primeira para responder mais rápido ao que as pessoas mais perguntam.',
  archiveTitle: 'Arquivar esta resposta?',
  archiveText: 'Ela deixa de aparecer nas conversas e pode ser reativada.',
  labels: { titulo: 'Título', texto: 'Texto' },
}

/** What helps to fill one in. */
export const cannedReplyFieldsText = {
  titleHelp: 'Só o atendimento lê o título.',
  textHelp: `O portal preenche ${replyVariables.map((name) => `{{${name}}}`).join(', ')}.`,
} as const
