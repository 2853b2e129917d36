import * as v from 'valibot'
import { incomeWords } from '../benefits/wire-words.ts'
import { defineCall, defineLinkReading } from '../define-call.ts'
import { id, typedDate, wordFor } from '../formats.ts'
import { deskTerm } from '../requests/desk-term.ts'
import { defineSubmission, openRequest, submission } from '../submission.ts'
import { regimeOnWire } from '../taxes/tax-regime.ts'
import { openWays } from './exit-options.ts'
import { entityType } from './pension-entities.ts'

const income = wordFor(incomeWords, ['lifetime', 'fixed-term'])

/** A plan that savings can be taken to. `cnpj`: without mask. */
const destination = v.object({
  id,
  nome: v.string(),
  cnpj: v.string(),
  tipo: entityType,
  plano: v.string(),
  codigo: v.string(),
})

/**
 * Balance that a link may port to another entity today, reais. `prazoMinimoAnos`: of an income at an open entity; `prazoLegal`: last day of
 * the transfer if it were filed today, as `prazoTermo` of the term to the other entity; `emprestimo`: debt, which stands in the way;
 * `caminhos`: the person's other options.
 */
const portabilitySituation = v.object({
  hoje: v.string(),
  valor: v.number(),
  mesesPlano: v.number(),
  prazoMinimoAnos: v.number(),
  prazoLegal: v.string(),
  prazoTermo: v.string(),
  regime: v.nullable(regimeOnWire),
  emprestimo: v.number(),
  caminhos: openWays,
  destinos: v.array(destination),
  requisicaoAberta: openRequest,
  transferencias: v.array(
    v.object({ em: v.string(), valor: v.number(), entidade: v.string(), plano: v.string() }),
  ),
})
export type PortabilityOnWire = v.InferOutput<typeof portabilitySituation>

/** Portability (LC 109/2001, art. 14, II): the sum that somebody may take to another entity, destinations, and transfers so far. */
export const retornarPortabilidade = defineLinkReading({
  path: '/retornarPortabilidade/{idPessoa}/{idPlano}',
  summary: 'Retorna o valor que a pessoa pode portar e os planos de destino.',
  group: 'Institutos legais',
  service: 'portabilidade',
  answer: portabilitySituation,
})

/** As it is filled in, by wire paths; `destino`: the id as text, '' while none is chosen. */
export const portabilityValues = v.object({
  destino: v.string(),
  percentual: v.nullable(v.number()),
  adesao: v.nullable(v.string()),
  renda: v.nullable(income),
  prazoAnos: v.nullable(v.number()),
  aceite: v.boolean(),
  ciente: v.boolean(),
})
export type PortabilityValues = v.InferOutput<typeof portabilityValues>

/** As it is sent. */
const portabilityRequest = v.strictObject({
  ...submission,
  destino: id,
  percentual: v.number(),
  adesao: typedDate,
  renda: v.nullable(income),
  prazoAnos: v.nullable(v.pipe(v.number(), v.integer('Informe anos inteiros.'))),
  aceite: v.boolean(),
  ciente: v.boolean(),
})
export type PortabilityRequestOnWire = v.InferOutput<typeof portabilityRequest>

/** Data of a request on the day of the filing; null where another system filed it. `percentual`: points of the balance. */
export const portabilityData = v.object({
  entidadeDestino: v.string(),
  percentual: v.number(),
  valor: v.nullable(v.number()),
  cnpj: v.nullable(v.string()),
  tipo: v.nullable(entityType),
  plano: v.nullable(v.string()),
  codigo: v.nullable(v.string()),
  conta: v.nullable(v.object({ banco: v.string(), agencia: v.string(), conta: v.string() })),
  adesao: v.nullable(v.string()),
  renda: v.nullable(income),
  prazoAnos: v.nullable(v.number()),
  regime: v.nullable(regimeOnWire),
  prazoLegal: v.nullable(v.string()),
  prazoTermo: v.nullable(v.string()),
})
export type PortabilityData = v.InferOutput<typeof portabilityData>

/** Files a portability. 409: one is open already, another option is, or `chave-ja-usada`. */
export const pedirPortabilidade = defineSubmission({
  path: '/pedirPortabilidade',
  summary: 'Registra o pedido de portabilidade.',
  group: 'Institutos legais',
  request: portabilityRequest,
  data: portabilityData,
})

/** Records that the term, with the dates of what is moved, was sent today. 409: there is none to send, or it was sent. */
export const registrarEnvioTermoPortabilidade = defineCall({
  method: 'POST',
  path: '/registrarEnvioTermoPortabilidade',
  summary: 'Registra que o termo de portabilidade foi enviado à entidade de destino.',
  group: 'Institutos legais',
  access: { kind: 'attendant', minimumLevel: 1 },
  about: { request: 'body.idRequisicao', need: 'decide' },
  body: v.strictObject({ idRequisicao: id }),
  answer: deskTerm,
  problems: [409],
})
