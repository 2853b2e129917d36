import type { Querier } from '#backend/database/client.ts'
import type { FilePurpose } from '#backend/file-purposes.ts'
import { minutesBodyNames } from '#contract/publications/minutes.text.ts'
import { supplierCategoryNames } from '#contract/publications/suppliers.text.ts'
import type { RegistryData, RegistryId, RegistrySummary } from '#contract/settings/registries.ts'
import { formatCnpj } from '#domain/cnpj.ts'
import { summariseIndexers } from '../indexers/summarise-indexers.ts'
import { checkPlan } from './check-plan.ts'
import { checkSlide } from './check-slide.ts'
import { documentPurposes } from './keep-registry-document.ts'

/** The registry's own part at the API. Its data is described by the contract. */
export type RegistryRules<Data, Summary> = {
  /** The field that names a record; no two records of the registry have the same. */
  keyField: keyof Data & string
  keyOf: (data: Data) => string
  /** Sentence under the field when another record has the key. */
  keyTaken: string
  /** Complaints that only the database can find: sentences by the names of fields. */
  check?: (database: Querier, data: Data) => Promise<Partial<Record<keyof Data & string, string>>>
  /** Order of the list where that is not the key: names from A on, or days from the newest back. */
  listedBy?: { field: keyof Data & string; isNewestFirst?: true }
  /** Texts that find a record beside its own, such as the name of a choice. */
  alsoFoundBy?: (data: Data) => readonly string[]
  /** The PDF of a record: the field with its id, and what it is kept as. */
  document?: { field: keyof Data & string; purpose: FilePurpose; idOf: (data: Data) => string | null }
  /** Whether a record is in force, or will be: then changing it asks for the right to publish. Absent: saving alone decides. */
  isPublished?: (data: Data) => boolean
  /** Figures of some records by their ids; left out where nothing hangs on them. */
  summarise?: (database: Querier, ids: readonly number[]) => Promise<ReadonlyMap<number, Summary>>
}

/** Every registry of the contract. */
export const registryRules: {
  readonly [Id in RegistryId]: RegistryRules<RegistryData<Id>, RegistrySummary<Id>>
} = {
  indexadores: {
    keyField: 'codigo',
    keyOf: ({ codigo }) => codigo,
    keyTaken: 'Já existe um indexador com este código.',
    summarise: summariseIndexers,
  },
  'canais-de-ajuda': {
    keyField: 'nome',
    keyOf: ({ nome }) => nome,
    keyTaken: 'Já existe um canal com este nome.',
  },
  'respostas-prontas': {
    keyField: 'titulo',
    keyOf: ({ titulo }) => titulo,
    keyTaken: 'Já existe uma resposta com este título.',
  },
  'entidades-previdencia': {
    keyField: 'codigo',
    keyOf: ({ codigo }) => codigo,
    keyTaken: 'Já existe um plano com este código.',
  },
  'configurar-carrossel': {
    keyField: 'titulo',
    keyOf: ({ titulo }) => titulo,
    keyTaken: 'Já existe um destaque com este título.',
    check: checkSlide,
  },
  atas: {
    keyField: 'numero',
    keyOf: ({ orgao, numero }) => `${orgao}-${numero}`,
    keyTaken: 'Este órgão já tem uma ata com este número.',
    check: checkPlan,
    listedBy: { field: 'data', isNewestFirst: true },
    alsoFoundBy: ({ orgao, numero }) => [minutesBodyNames[orgao - 1] ?? '', String(numero)],
    document: { field: 'arquivo', purpose: documentPurposes.atas, idOf: ({ arquivo }) => arquivo },
    isPublished: ({ publicadaEm }) => publicadaEm !== null,
  },
  fornecedores: {
    keyField: 'cnpj',
    keyOf: ({ cnpj, idPlano, categoria, inicioContrato }) =>
      [cnpj, idPlano, categoria, inicioContrato].join('-'),
    keyTaken: 'Esta empresa já tem um contrato deste serviço e plano com o mesmo início.',
    check: checkPlan,
    listedBy: { field: 'nome' },
    alsoFoundBy: ({ categoria, cnpj }) => [supplierCategoryNames[categoria - 1] ?? '', formatCnpj(cnpj)],
    document: {
      field: 'documento',
      purpose: documentPurposes.fornecedores,
      idOf: ({ documento }) => documento,
    },
  },
}
