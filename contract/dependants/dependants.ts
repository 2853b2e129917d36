import * as v from 'valibot'
import { PLAN_KINSHIPS, TAX_KINSHIPS } from '#domain/dependants/kinships.ts'
import { defineCall, defineLinkReading } from '../define-call.ts'
import {
  competence,
  id,
  linkParams,
  linkQuery,
  named,
  typedDate,
  typedText,
  wordOf,
  yesNo,
} from '../formats.ts'
import { takesProof } from '../proof.ts'
import { defineSubmission, submission } from '../submission.ts'
import { regimeWords } from '../taxes/wire-words.ts'
import {
  type DependantEnd,
  dependantChangeNames,
  dependantEndedNames,
  dependantEndNames,
} from './dependants.text.ts'

/** The types as addresses name them: 1 and 2 of the product. */
export const DEPENDANT_TYPE_WORDS = ['imposto-renda', 'previdencial'] as const
export type DependantTypeWord = (typeof DEPENDANT_TYPE_WORDS)[number]

/** The word of a type. */
export function dependantTypeWord(type: 1 | 2): DependantTypeWord {
  return type === 1 ? 'imposto-renda' : 'previdencial'
}

/** The longest list of dependants. */
export const MAX_DEPENDANTS = 20

const keysOf = <Name extends string>(names: Readonly<Record<Name, unknown>>) => Object.keys(names) as Name[]

const kinship = v.picklist([...TAX_KINSHIPS, ...PLAN_KINSHIPS], 'Escolha um parentesco da lista.')
const type = v.picklist([1, 2], 'Escolha imposto de renda ou plano.')
const points = v.pipe(v.number('Informe um percentual.'), v.finite('Informe um percentual.'))

/** A person of a list as typed, whatever it is for; null or empty is not filled in yet. `average`: share in points. */
const person = {
  /** Of the row that it is on record as; empty for somebody new. */
  id: typedText(12),
  name: typedText(120),
  cpf: typedText(14),
  birthdate: v.nullable(typedDate),
  kindship: v.nullable(kinship),
  average: v.nullable(points),
  estudante: yesNo,
  incapaz: yesNo,
}

/** A dependant of a list that has both types. `finality`: 1 income tax, 2 plan; `idPlano`: which plan, null for the income tax and for the only one. */
export const dependantValues = v.strictObject({
  ...person,
  finality: v.nullable(type),
  idPlano: v.nullable(id),
})
export type DependantValues = v.InferOutput<typeof dependantValues>

/** The same as it is read of what was sent. `incapaz`: null for attendants who don't decide on it. */
export const dependantToRead = v.strictObject({ ...dependantValues.entries, incapaz: v.nullable(yesNo) })

/** A file that was sent beforehand, by its id. */
const proof = v.nullable(v.pipe(v.string(), v.uuid('Envie o documento de novo.')))

/**
 * A dependant of a request: with its papers, or with its end (`encerra` S). `incapaz` null: as it is on record, where that is withheld from
 * whoever asks.
 */
const requestedDependant = v.strictObject({
  ...person,
  incapaz: v.nullable(yesNo),
  finality: type,
  comprovante: proof,
  escolar: proof,
  laudo: proof,
  encerra: yesNo,
  motivoFim: v.nullable(v.picklist(keysOf<DependantEnd>(dependantEndNames), 'Diga o que aconteceu.')),
  fim: v.nullable(typedDate),
})
export type RequestedDependant = v.InferOutput<typeof requestedDependant>

const list = v.pipe(
  v.array(requestedDependant),
  v.maxLength(MAX_DEPENDANTS, `Informe no máximo ${MAX_DEPENDANTS} dependentes.`),
)

/** The form of a list of one type. */
const dependantsValues = v.strictObject({ tipo: type, dependentes: list })
export type DependantsValues = v.InferOutput<typeof dependantsValues>

/** The same for one type alone: what its form takes up again. */
export const dependantsValuesOf = {
  1: v.strictObject({ tipo: v.literal(1), dependentes: list }),
  2: v.strictObject({ tipo: v.literal(2), dependentes: list }),
} as const

/** Values as a person sends them: the whole list of one type, as it shall be. */
const dependantsRequest = v.strictObject({ ...submission, ...dependantsValues.entries })
export type DependantsRequestOnWire = v.InferOutput<typeof dependantsRequest>

/** Facts about a dependant; `parentescoInformado`: in words, of requests of other systems, which know no more than it and the name. */
const facts = {
  name: v.string(),
  cpf: v.nullable(v.string()),
  birthdate: v.nullable(v.string()),
  kindship: v.nullable(kinship),
  parentescoInformado: v.nullable(v.string()),
  average: v.nullable(v.number()),
  estudante: v.nullable(yesNo),
  /** Null also for attendants who don't decide on it. */
  incapaz: v.nullable(yesNo),
}

/** One dependant of a request, before and after. `id`: of the row on record, null for somebody new. */
const requested = v.object({
  mudanca: v.picklist(keysOf(dependantChangeNames)),
  id: v.nullable(v.string()),
  ...facts,
  anterior: v.nullable(v.object(facts)),
  motivoFim: v.nullable(v.picklist(keysOf<DependantEnd>(dependantEndNames))),
  fim: v.nullable(v.string()),
})
export type RequestedChange = v.InferOutput<typeof requested>

/** Data of a request: the list of one type as it shall be, each dependant with the facts on record. */
export const dependantsData = v.object({ tipo: type, dependentes: v.array(requested) })
export type DependantsData = v.InferOutput<typeof dependantsData>

/** Ages and kinships that count. `estudantes`: of the plan, whether who studies counts up to an age of their own. */
const dependantRules = v.object({
  idadeLimite: v.number(),
  idadeEstudante: v.number(),
  estudantes: v.boolean(),
  designados: v.boolean(),
})
/** Rules of the income tax and of each plan in which a person may have dependants. */
export const dependantRulesOfPerson = v.object({
  ir: dependantRules,
  planos: v.array(v.object({ id, nome: v.string(), ...dependantRules.entries })),
})
export type DependantRulesOnWire = v.InferOutput<typeof dependantRulesOfPerson>

const onRecord = {
  id: v.string(),
  name: v.string(),
  cpf: v.string(),
  birthdate: v.string(),
  kindship: kinship,
  average: v.number(),
  estudante: yesNo,
  incapaz: v.nullable(yesNo),
  desde: v.string(),
}

/**
 * Dependants of one type. `vigentes`: with the last day by their age (null: without an end); `encerrados`: newest first. `incapaz` is told to
 * the person alone, and with it the last day of who counts up to an age: null for attendants.
 * `efeito`: income tax withheld in the newest pay slip with 0, 1, 2 … dependants, reais; null without one, or in the regressive regime.
 * `deducao`: reais that each takes off the monthly basis; `simplificado`: the discount that is used instead where it is worth more.
 */
const dependantsSituation = v.object({
  tipo: type,
  plano: v.object({ id, nome: v.string() }),
  hoje: v.string(),
  cpf: v.string(),
  vigentes: v.array(v.object({ ...onRecord, ate: v.nullable(v.string()) })),
  encerrados: v.array(
    v.object({ ...onRecord, ate: v.string(), motivo: v.picklist(keysOf(dependantEndedNames)) }),
  ),
  regras: dependantRulesOfPerson,
  regime: v.nullable(wordOf(regimeWords)),
  deducao: v.number(),
  simplificado: v.number(),
  efeito: v.nullable(
    v.object({ competencia: competence, dependentes: v.number(), retidoPor: v.array(v.number()) }),
  ),
  requisicaoAberta: v.nullable(v.object({ id, protocolo: v.string(), status: named })),
})
export type DependantsOnWire = v.InferOutput<typeof dependantsSituation>
export type DependantOnRecord = DependantsOnWire['vigentes'][number]

/**
 * Dependants of a person, of one type, and by what a new list is judged. Without `tipo` the list that does something for them: of the plan
 * in the regressive regime, where nobody reduces a tax, else of the income tax.
 */
export const retornarDependentes = defineLinkReading({
  path: '/retornarDependentes/{idPessoa}/{idPlano}',
  summary: 'Retorna os dependentes do imposto de renda ou do plano.',
  group: 'Dependentes',
  service: 'dependentes',
  query: {
    tipo: v.optional(v.picklist(DEPENDANT_TYPE_WORDS, 'Escolha imposto-renda ou previdencial.')),
  },
  answer: dependantsSituation,
})

/**
 * Asks for a list of dependants, or resubmits a returned request. 409: one of the same type is open, the list changed meanwhile, or
 * `chave-ja-usada`; 422 by `dependentes[0].average`.
 */
export const solicitarDependentes = defineSubmission({
  path: '/solicitarDependentes',
  summary: 'Registra um pedido para adicionar, alterar ou encerrar dependentes.',
  group: 'Dependentes',
  request: dependantsRequest,
  data: dependantsData,
})

/** Keeps a paper of a dependant until it is asked for: an image or a PDF, by its bytes. */
export const enviarDocumentoDependente = defineCall({
  method: 'POST',
  path: '/enviarDocumentoDependente/{idPessoa}/{idPlano}',
  summary: 'Recebe um documento de um dependente.',
  group: 'Dependentes',
  access: { kind: 'authenticated' },
  about: { link: 'params', need: 'act', service: 'dependentes' },
  params: linkParams,
  query: linkQuery,
  ...takesProof,
})
