import { registrySchemas } from '#contract/registries.ts'
import { defineRegistry } from '../define-registry.ts'
import { IndexerFields } from './IndexerFields.tsx'
import { IndexerValues } from './IndexerValues.tsx'
import { indexerColumns } from './indexer-columns.tsx'
import { indexersText } from './indexers.text.ts'

/** `/settings/indexadores`: indexes and their monthly values. */
export const indexersRegistry = defineRegistry({
  id: 'indexadores',
  schema: registrySchemas.indexadores,
  blank: { codigo: '', nome: '', tipo: null, fonte: '' },
  nameOf: ({ dados }) => `${dados.codigo} · ${dados.nome}`,
  columns: indexerColumns,
  Fields: IndexerFields,
  Details: IndexerValues,
  text: indexersText,
})
