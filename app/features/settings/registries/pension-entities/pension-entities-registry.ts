import { entityTypeNames } from '#contract/settings/pension-entities.text.ts'
import { registrySchemas, registrySummaries } from '#contract/settings/registries.ts'
import { formatCnpj } from '#domain/cnpj.ts'
import { defineRegistry } from '../define-registry.ts'
import { PensionEntityFields } from './PensionEntityFields.tsx'
import { pensionEntitiesText } from './pension-entities.text.ts'

const { labels } = pensionEntitiesText

/** `/settings/entidades-previdencia`: the plans of other entities that savings can be taken to. */
export const pensionEntitiesRegistry = defineRegistry({
  id: 'entidades-previdencia',
  schema: registrySchemas['entidades-previdencia'],
  summary: registrySummaries['entidades-previdencia'],
  blank: { nome: '', cnpj: '', tipo: null, plano: '', codigo: '', banco: '', agencia: '', conta: '' },
  nameOf: ({ plano }) => plano,
  columns: [
    { id: 'name', header: labels.nome, cell: ({ dados }) => dados.nome },
    { id: 'plan', header: labels.plano, cell: ({ dados }) => dados.plano },
    { id: 'type', header: labels.tipo, cell: ({ dados }) => entityTypeNames[dados.tipo] },
    { id: 'cnpj', header: labels.cnpj, cell: ({ dados }) => formatCnpj(dados.cnpj) },
    { id: 'code', header: labels.codigo, cell: ({ dados }) => dados.codigo },
  ],
  Fields: PensionEntityFields,
  text: pensionEntitiesText,
})
