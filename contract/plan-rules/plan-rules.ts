import * as v from 'valibot'
import { settingRights } from '#domain/settings/setting-rights.ts'
import { ruleIds } from '../all-rules.ts'
import { defineCall } from '../define-call.ts'
import { id, idText, named, sentence, typedDate, version } from '../formats.ts'

/** A kind of rule with dates, by its id in `contract/rules`. */
const kind = v.picklist(ruleIds, 'Este tipo de regra não existe.')

type Leaf = string | number | boolean | null
type Leaves = { [part: string]: Leaf }
/** A part of a rule, as deep as any goes: a type that names itself is too much for the form library's types. */
export type RulePart = Leaf | Leaf[] | Leaves | { [part: string]: Leaf | Leaf[] | Leaves | Leaves[] }[]
/** The parts of a rule by their names. */
export type RuleParts = { [part: string]: RulePart }

/** A rule as its kind's schema has it (`contract/rules`); the API checks it with that schema and complains below `regras`. What arrives is JSON. */
const rules = v.record(v.string(), v.unknown()) as v.GenericSchema<RuleParts>

/** The plan whose rule it is; null for rules for everybody. */
const place = { tipo: kind, idPlano: v.nullable(id) }

/** A call that changes a setting names the setting, whose own levels decide. */
const anyAttendant = { kind: 'attendant', minimumLevel: settingRights.read } as const

/**
 * A version of a rule; `desde` and `ate` inclusive, `ate` null while nothing ends it. `vigente` holds today, `futura` will,
 * `encerrada` did, `substituida` was withdrawn before it began. `publicadoPor` null: the installation.
 */
const ruleVersion = v.object({
  versao: v.number(),
  situacao: v.picklist(['vigente', 'futura', 'encerrada', 'substituida']),
  desde: v.string(),
  ate: v.nullable(v.string()),
  regras: rules,
  fonte: v.string(),
  nota: v.string(),
  publicadoEm: v.string(),
  publicadoPor: v.nullable(v.string()),
})
export type RuleVersionOnWire = v.InferOutput<typeof ruleVersion>

/** The rule that is being prepared; one a kind and plan, shared by everyone who may prepare. `aPartirDe` null: not decided yet. */
const ruleDraft = v.object({
  versao: version,
  regras: rules,
  aPartirDe: v.nullable(v.string()),
  fonte: v.string(),
  nota: v.string(),
  alteradoEm: v.string(),
  alteradoPor: v.string(),
})

/** All there is to know about a rule; the history is newest first, with what will hold and what was withdrawn. */
const ruleEdition = v.object({
  tipo: kind,
  nome: v.string(),
  /** Law or regulation that rules of this kind come from. */
  norma: v.string(),
  plano: v.nullable(named),
  hoje: v.string(),
  /** Investment profiles by their risk, which parts of some kinds name by id; empty for the others. `oferecido`: may be chosen. */
  perfis: v.array(v.object({ id, nome: v.string(), oferecido: v.boolean() })),
  historico: v.array(ruleVersion),
  rascunho: v.nullable(ruleDraft),
})
export type RuleEdition = v.InferOutput<typeof ruleEdition>

/** Every kind of rule of a plan, or without one those for everybody: what holds today and from when on it will change. */
export const retornarRegras = defineCall({
  method: 'GET',
  path: '/retornarRegras',
  summary: 'Lista as regras com vigência de um plano, ou as que valem para todos.',
  group: 'Configurações',
  access: anyAttendant,
  about: { nothing: 'settings' },
  query: v.object({ idPlano: v.optional(idText) }),
  answer: v.array(
    v.object({
      tipo: kind,
      nome: v.string(),
      norma: v.string(),
      vigente: v.nullable(v.object({ versao: v.number(), desde: v.string(), fonte: v.string() })),
      mudaEm: v.nullable(v.string()),
      temRascunho: v.boolean(),
    }),
  ),
  problems: [403, 404],
})

/** A rule with its draft and its history. */
export const retornarRegra = defineCall({
  method: 'GET',
  path: '/retornarRegra/{tipo}',
  summary: 'Retorna uma regra, o rascunho e o histórico.',
  group: 'Configurações',
  access: anyAttendant,
  about: { nothing: 'settings' },
  params: v.object({ tipo: kind }),
  query: v.object({ idPlano: v.optional(idText) }),
  answer: ruleEdition,
  problems: [403, 404],
})

/** The draft that the sender saw; 0 where there was none. Any other: 409 `versao-desatualizada`. */
const expectedDraft = v.pipe(v.number('Informe a versão.'), v.integer('Informe a versão.'), v.minValue(0))

const optionalText = (maximum: number) =>
  v.union([v.literal(''), sentence(maximum, 'Escreva o texto.')], 'Escreva o texto.')

/** Keeps a draft. Day and source may still be missing: only publishing asks for them, and for what the kind checks. */
export const salvarRascunhoRegra = defineCall({
  method: 'POST',
  path: '/salvarRascunhoRegra',
  summary: 'Guarda o rascunho de uma regra.',
  group: 'Configurações',
  access: anyAttendant,
  about: { setting: 'body.tipo', act: 'edit' },
  body: v.strictObject({
    ...place,
    versao: expectedDraft,
    regras: rules,
    aPartirDe: v.nullable(typedDate),
    fonte: optionalText(300),
    nota: optionalText(1000),
  }),
  answer: ruleEdition,
  problems: [403, 404, 409],
})

/** Throws the draft away; what is in force stays. */
export const descartarRascunhoRegra = defineCall({
  method: 'POST',
  path: '/descartarRascunhoRegra',
  summary: 'Descarta o rascunho de uma regra.',
  group: 'Configurações',
  access: anyAttendant,
  about: { setting: 'body.tipo', act: 'edit' },
  body: v.strictObject({ ...place, versao: version }),
  answer: ruleEdition,
  problems: [403, 404, 409],
})

/**
 * Requests that would have gone another way, had a rule held before: of those between two days (`desde` and `ate` inclusive) how many there
 * were, how many would have differed, and the newest 50 of these, with the difference in words.
 */
const rehearsal = v.object({
  desde: v.string(),
  ate: v.string(),
  solicitacoes: v.number(),
  diferentes: v.number(),
  lista: v.array(
    v.object({
      idRequisicao: id,
      protocolo: v.string(),
      funcionalidade: v.string(),
      recebidaEm: v.string(),
      diferencas: v.array(v.object({ nome: v.string(), antes: v.string(), depois: v.string() })),
    }),
  ),
})
export type RuleRehearsal = v.InferOutput<typeof rehearsal>

/**
 * Changes that a rule would bring from a day on, without writing anything: parts that differ and examples, in words; `impedimentos` are
 * reasons why publishing would be refused, `substituidas` the first days of later versions that it would withdraw. `ensaio` is of rules
 * that running cases already keep, such as the stages of requests; null where nothing is rehearsed.
 */
export const previaRegra = defineCall({
  method: 'POST',
  path: '/previaRegra',
  summary: 'Mostra o que uma regra mudaria a partir de um dia.',
  group: 'Configurações',
  access: anyAttendant,
  about: { nothing: 'settings' },
  body: v.strictObject({ ...place, regras: rules, aPartirDe: v.nullable(typedDate) }),
  answer: v.object({
    mudancas: v.array(
      v.object({
        campo: v.string(),
        nome: v.string(),
        antes: v.nullable(v.string()),
        depois: v.nullable(v.string()),
      }),
    ),
    exemplos: v.array(
      v.object({ nome: v.string(), antes: v.nullable(v.string()), depois: v.nullable(v.string()) }),
    ),
    impedimentos: v.array(v.object({ campo: v.string(), frase: v.string() })),
    substituidas: v.array(v.string()),
    ensaio: v.nullable(rehearsal),
  }),
  problems: [403, 404],
})
export type RulePreview = v.InferOutput<typeof previaRegra.answer>

/**
 * Puts the draft in force from its day on, which is after today; a first rule may begin today. The version in force ends the day before.
 * Later versions are withdrawn with `substituiFuturas`, and without it stand in the way (409).
 */
export const publicarRegra = defineCall({
  method: 'POST',
  path: '/publicarRegra',
  summary: 'Publica o rascunho de uma regra a partir do dia dele.',
  group: 'Configurações',
  access: anyAttendant,
  about: { setting: 'body.tipo', act: 'publish' },
  body: v.strictObject({ ...place, versao: version, substituiFuturas: v.optional(v.boolean(), false) }),
  answer: ruleEdition,
  problems: [403, 404, 409],
})
