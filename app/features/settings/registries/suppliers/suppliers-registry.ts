import { formatDate } from '#app/format/dates.ts'
import { supplierCategoryNames } from '#contract/publications/suppliers.text.ts'
import { registrySchemas, registrySummaries } from '#contract/settings/registries.ts'
import { formatCnpj } from '#domain/cnpj.ts'
import { defineRegistry } from '../define-registry.ts'
import { RegistryPlan } from '../RegistryPlan.tsx'
import { registriesText } from '../registries.text.ts'
import { numberedIn, planInWords } from '../registry-words.ts'
import { SupplierFields } from './SupplierFields.tsx'
import { supplierFieldsText, suppliersText } from './suppliers.text.ts'

const { labels } = suppliersText

/** `/settings/fornecedores`: the companies that work for the plans, as participants see them. */
export const suppliersRegistry = defineRegistry({
  id: 'fornecedores',
  schema: registrySchemas.fornecedores,
  summary: registrySummaries.fornecedores,
  blank: {
    nome: '',
    cnpj: '',
    categoria: null,
    idPlano: 0,
    inicioContrato: '',
    fimContrato: null,
    site: '',
    contato: '',
    documento: null,
  },
  nameOf: ({ nome }) => nome,
  columns: [
    { id: 'name', header: labels.nome, cell: ({ dados }) => dados.nome },
    {
      id: 'category',
      header: labels.categoria,
      cell: ({ dados }) => numberedIn(supplierCategoryNames)(dados.categoria),
    },
    { id: 'cnpj', header: labels.cnpj, cell: ({ dados }) => formatCnpj(dados.cnpj) },
    { id: 'plan', header: labels.idPlano, cell: ({ dados }) => <RegistryPlan idPlano={dados.idPlano} /> },
    { id: 'since', header: labels.inicioContrato, cell: ({ dados }) => formatDate(dados.inicioContrato) },
    {
      id: 'until',
      header: labels.fimContrato,
      cell: ({ dados }) =>
        dados.fimContrato === null ? supplierFieldsText.noEnd : formatDate(dados.fimContrato),
    },
  ],
  Fields: SupplierFields,
  words: {
    categoria: numberedIn(supplierCategoryNames),
    idPlano: planInWords,
    documento: () => registriesText.someDocument,
  },
  text: suppliersText,
})
