import { ask } from '#app/session/ask.ts'
import { indexerKinds } from '#contract/settings/indexers.ts'
import { defineRegistry } from '../define-registry.tsx'
import { optionsOf } from '../registry-field.tsx'
import { IndexerValues } from './IndexerValues.tsx'
import { indexerColumns } from './indexer-columns.tsx'
import { importValuesLabel, indexerFieldsText, indexersText } from './indexers.text.ts'

/** `/settings/indexadores`: indexes and their monthly values. */
export const indexersRegistry = defineRegistry({
  id: 'indexadores',
  nameOf: ({ codigo, nome }) => `${codigo} · ${nome}`,
  columns: indexerColumns,
  fields: {
    codigo: {
      label: 'Código',
      help: 'Como as regras o chamam: letras maiúsculas, números ou hífen.',
      as: 'text',
      maxLength: 12,
      autoComplete: 'off',
    },
    nome: { label: 'Nome', as: 'text', maxLength: 80 },
    tipo: { label: 'Tipo', as: 'choice', options: optionsOf(indexerKinds, indexerFieldsText.kinds) },
    fonte: { label: 'Quem publica', as: 'text', maxLength: 120 },
  },
  details: {
    load: async (queryClient, idItem) => {
      await queryClient.ensureQueryData(ask('retornarValoresIndexador', { idIndexador: idItem }))
    },
    Component: IndexerValues,
  },
  otherWay: { label: importValuesLabel, href: '/settings/indexadores/importar' },
  text: indexersText,
})
