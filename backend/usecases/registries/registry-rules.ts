import type { RegistryData, RegistryId, RegistrySummary } from '#contract/registries.ts'
import type { Querier } from '../../database/client.ts'
import { summariseIndexers } from '../indexers/summarise-indexers.ts'
import { checkSlide } from '../slides/check-slide.ts'

/** What a registry has of its own at the API. Its data is said by the contract. */
export type RegistryRules<Data, Summary> = {
  /** The field that names a record; no two records of the registry have the same. */
  keyField: keyof Data & string
  keyOf: (data: Data) => string
  /** Sentence under the field when another record has the key. */
  keyTaken: string
  /** What only the database knows to be wrong: sentences by the names of fields. */
  check?: (database: Querier, data: Data) => Promise<Partial<Record<keyof Data & string, string>>>
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
}
