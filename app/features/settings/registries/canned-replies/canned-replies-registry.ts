import { EVERY_KIND } from '#contract/conversations/canned-replies.ts'
import { registrySchemas, registrySummaries } from '#contract/settings/registries.ts'
import type { ReplyUse } from '#domain/conversations/canned-replies.ts'
import { defineRegistry } from '../define-registry.ts'
import { CannedReplyFields } from './CannedReplyFields.tsx'
import { cannedRepliesText, replyKindName, replyUseNames } from './canned-replies.text.ts'

const { labels } = cannedRepliesText

/** `/settings/respostas-prontas`: what attendants have at hand when they answer, send back or refuse. */
export const cannedRepliesRegistry = defineRegistry({
  id: 'respostas-prontas',
  schema: registrySchemas['respostas-prontas'],
  summary: registrySummaries['respostas-prontas'],
  blank: { titulo: '', uso: 'conversa', solicitacao: EVERY_KIND, texto: '' },
  nameOf: ({ titulo }) => titulo,
  columns: [
    { id: 'title', header: labels.titulo, cell: ({ dados }) => dados.titulo },
    { id: 'use', header: labels.uso, cell: ({ dados }) => replyUseNames[dados.uso] },
    { id: 'kind', header: labels.solicitacao, cell: ({ dados }) => replyKindName(dados.solicitacao) },
    { id: 'text', header: labels.texto, isText: true, cell: ({ dados }) => dados.texto },
  ],
  Fields: CannedReplyFields,
  words: {
    uso: (value) => replyUseNames[value as ReplyUse] ?? '',
    solicitacao: (value) => replyKindName(String(value)),
  },
  text: cannedRepliesText,
})
