import * as v from 'valibot'
import { settingRights } from '#domain/settings/setting-rights.ts'
import { cannedReplyData } from '../conversations/canned-replies.ts'
import { defineCall, type WireSchema } from '../define-call.ts'
import { pensionEntityData } from '../exits/pension-entities.ts'
import { boundedText, id, idText, keyword, pageQuery, pageTotals, version } from '../formats.ts'
import { helpChannelData } from '../publications/help-channels.ts'
import { minutesData } from '../publications/minutes.ts'
import { slideData } from '../publications/slides.ts'
import { supplierData } from '../publications/suppliers.ts'
import { indexerData, indexerSummary } from './indexers.ts'

const nothing = v.strictObject({})

/**
 * The registries: settings that are a list of flat records with a key. `data` is a record as a person writes it; `summary` is computed from the
 * rows that belong to it.
 */
export const registries = {
  indexadores: { data: indexerData, summary: indexerSummary },
  'canais-de-ajuda': { data: helpChannelData, summary: nothing },
  'respostas-prontas': { data: cannedReplyData, summary: nothing },
  'entidades-previdencia': { data: pensionEntityData, summary: nothing },
  'configurar-carrossel': { data: slideData, summary: nothing },
  atas: { data: minutesData, summary: nothing },
  fornecedores: { data: supplierData, summary: nothing },
} as const

export type RegistryId = keyof typeof registries
export const registryIds = Object.keys(registries) as RegistryId[]

type DataSchema<Id extends RegistryId> = (typeof registries)[Id]['data']

/** The record of a registry, as it leaves its schema. */
export type RegistryData<Id extends RegistryId> = v.InferOutput<DataSchema<Id>>
export type RegistrySummary<Id extends RegistryId> = v.InferOutput<(typeof registries)[Id]['summary']>

const registry = v.picklist(registryIds, 'Este cadastro não existe.')
const scalar = v.nullable(v.union([v.string(), v.number(), v.boolean()]))

/** A record of any registry, as the calls that all share carry it. `dados` is what a person wrote; `resumo` is computed from what hangs on it. */
const registryEntry = v.object({
  id,
  versao: version,
  arquivado: v.boolean(),
  atualizadoEm: v.string(),
  /** Null: the installation. */
  atualizadoPor: v.nullable(v.string()),
  dados: v.record(v.string(), scalar),
  resumo: v.record(v.string(), scalar),
})
export type RegistryEntry = v.InferOutput<typeof registryEntry>

/**
 * Records of a registry by their key, companies by their name and minutes newest first, a page at a time from 0. The keyword is looked for
 * in every text of the record.
 */
export const retornarCadastro = defineCall({
  method: 'GET',
  path: '/retornarCadastro/{cadastro}',
  summary: 'Lista os registros de um cadastro.',
  group: 'Configurações',
  access: { kind: 'attendant', minimumLevel: settingRights.read },
  about: { nothing: 'settings' },
  params: v.object({ cadastro: registry }),
  query: v.object({
    palavraChave: v.optional(keyword),
    situacao: v.optional(v.picklist(['ativos', 'arquivados']), 'ativos'),
    ...pageQuery,
    limit: boundedText(1, 50, 10),
  }),
  answer: v.object({ itens: v.array(registryEntry), ...pageTotals }),
  problems: [403],
})

/** One record, archived or not. */
export const retornarItemCadastro = defineCall({
  method: 'GET',
  path: '/retornarItemCadastro/{cadastro}/{idItem}',
  summary: 'Retorna um registro de um cadastro.',
  group: 'Configurações',
  access: { kind: 'attendant', minimumLevel: settingRights.read },
  about: { nothing: 'settings' },
  params: v.object({ cadastro: registry, idItem: idText }),
  answer: registryEntry,
  problems: [403, 404],
})

/** Acts on a record: on its own data, on rows that belong to it (the months of an index), or its way into the archive and back. */
export const registryActs = ['criou', 'alterou', 'alterou-valores', 'arquivou', 'reativou'] as const

/**
 * A step of a record's history: when (an instant) and by whom; null: the installation. `mudancas`: what it changed, by the names of the data, or
 * of the months `AAAA-MM` that hang on it; null: there was or is none. Personal data is masked as on the record of what was done.
 */
const registryStep = v.object({
  id,
  em: v.string(),
  por: v.nullable(v.string()),
  ato: v.picklist(registryActs),
  mudancas: v.array(v.object({ campo: v.string(), antes: scalar, depois: scalar })),
})
export type RegistryStep = v.InferOutput<typeof registryStep>

/** Newest first; the last hundred steps. */
export const retornarHistoricoItemCadastro = defineCall({
  method: 'GET',
  path: '/retornarHistoricoItemCadastro/{cadastro}/{idItem}',
  summary: 'Retorna o histórico de um registro: quem mudou o quê, e quando.',
  group: 'Configurações',
  access: { kind: 'attendant', minimumLevel: settingRights.read },
  about: { nothing: 'settings' },
  params: v.object({ cadastro: registry, idItem: idText }),
  answer: v.array(registryStep),
  problems: [403, 404],
})

const entryToSave = <const Id extends RegistryId, Data extends WireSchema>(cadastro: Id, dados: Data) =>
  v.strictObject({
    cadastro: v.literal(cadastro),
    /** The record to change, with the version that the sender saw; a new one has neither. */
    idItem: v.optional(id),
    versao: v.optional(version),
    dados,
  })

type EntryToSave = { [Id in RegistryId]: ReturnType<typeof entryToSave<Id, DataSchema<Id>>> }[RegistryId]
// Each id with the data of its own, which a list made of the record does not know.
const entriesToSave = registryIds.map((one) =>
  entryToSave(one, registries[one].data),
) as unknown as EntryToSave[]

/**
 * Creates or changes a record. What is published, or is to be, asks for the right to publish, too (403). 409 `versao-desatualizada` when somebody else wrote in between; 422 under the key's field when
 * another record has it.
 */
export const salvarItemCadastro = defineCall({
  method: 'POST',
  path: '/salvarItemCadastro',
  summary: 'Cria ou altera um registro de um cadastro.',
  group: 'Configurações',
  access: { kind: 'attendant', minimumLevel: settingRights.read },
  about: { setting: 'body.cadastro', act: 'edit' },
  body: v.variant('cadastro', entriesToSave),
  answer: registryEntry,
  problems: [403, 404, 409],
})

/** Archives a record or takes it back. Nothing is ever deleted: old figures must stay explicable. */
export const arquivarItemCadastro = defineCall({
  method: 'POST',
  path: '/arquivarItemCadastro',
  summary: 'Arquiva ou reativa um registro de um cadastro.',
  group: 'Configurações',
  access: { kind: 'attendant', minimumLevel: settingRights.read },
  about: { setting: 'body.cadastro', act: 'archive' },
  body: v.strictObject({ cadastro: registry, idItem: id, versao: version, arquivado: v.boolean() }),
  answer: registryEntry,
  problems: [403, 404, 409],
})
