import { ask } from '#app/session/ask.ts'
import type { IndexerData } from '#contract/settings/indexers.ts'
import { registrySchemas, registrySummaries } from '#contract/settings/registries.ts'
import { defineRegistry } from '../define-registry.ts'
import { IndexerFields } from './IndexerFields.tsx'
import { IndexerValues } from './IndexerValues.tsx'
import { indexerColumns } from './indexer-columns.tsx'
import { importValuesLabel, indexerFieldsText, indexersText } from './indexers.text.ts'

/** `/settings/indexadores`: indexes and their monthly values. */
export const indexersRegistry = defineRegistry({
  id: 'indexadores',
  schema: registrySchemas.indexadores,
  summary: registrySummaries.indexadores,
  blank: { codigo: '', nome: '', tipo: null, fonte: '' },
  nameOf: ({ codigo, nome }) => `${codigo} · ${nome}`,
  columns: indexerColumns,
  Fields: IndexerFields,
  words: { tipo: (value) => indexerFieldsText.kinds[value as IndexerData['tipo']] ?? String(value) },
  details: {
    load: async (queryClient, idItem) => {
      await queryClient.ensureQueryData(ask('retornarValoresIndexador', { idIndexador: idItem }))
    },
    Component: IndexerValues,
  },
  otherWay: { label: importValuesLabel, href: '/settings/indexadores/importar' },
  text: indexersText,
})
