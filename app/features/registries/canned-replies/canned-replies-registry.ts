import { registrySchemas, registrySummaries } from '#contract/registries.ts'
import { defineRegistry } from '../define-registry.ts'
import { CannedReplyFields } from './CannedReplyFields.tsx'
import { cannedRepliesText } from './canned-replies.text.ts'

const { labels } = cannedRepliesText

/** `/settings/respostas-prontas`: what attendants have at hand when they answer. */
export const cannedRepliesRegistry = defineRegistry({
  id: 'respostas-prontas',
  schema: registrySchemas['respostas-prontas'],
  summary: registrySummaries['respostas-prontas'],
  blank: { titulo: '', texto: '' },
  nameOf: ({ titulo }) => titulo,
  columns: [
    { id: 'title', header: labels.titulo, cell: ({ dados }) => dados.titulo },
    { id: 'text', header: labels.texto, isText: true, cell: ({ dados }) => dados.texto },
  ],
  Fields: CannedReplyFields,
  text: cannedRepliesText,
})
