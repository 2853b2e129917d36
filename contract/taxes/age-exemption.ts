import * as v from 'valibot'
import { defineLinkReading } from '../define-call.ts'
import { competence, id, named, sentence, yesNo } from '../formats.ts'
import { withholding } from '../payroll/pay-slips.ts'
import { defineSubmission, submission } from '../submission.ts'
import { ageExemptionSentences, sourceSentences } from './age-exemption.text.ts'

/** Most paying sources that can be named, and the longest name. */
export const MAX_SOURCES = 5
export const LONGEST_SOURCE = 80

/** Tax that was withheld too much and is given back in the next pay slip, by month. Reais. */
export const waitingRefund = v.object({
  total: v.number(),
  meses: v.array(v.object({ competencia: competence, valor: v.number() })),
})
export type WaitingRefundOnWire = v.InferOutput<typeof waitingRefund>

/** Where the slice is used from a month on: here, or by the paying sources that are named. */
const ageExemptionUse = v.object({
  aplicadaAqui: v.boolean(),
  fontes: v.array(v.string()),
  desde: competence,
})

/**
 * The exempt slice from 65 years on. `mesDireito`: month of the 65th birthday; `vigente.automatica`: applied without a request; `proxima`:
 * granted for a later month. `efeito`: tax of the newest pay slip with and without the slice, reais. `primeiroMes`: first month not yet paid,
 * for requests filed up to `diaLimite` of its month.
 */
const ageExemption = v.object({
  dataNascimento: v.string(),
  mesDireito: competence,
  vigente: v.object({ ...ageExemptionUse.entries, automatica: v.boolean() }),
  proxima: v.nullable(ageExemptionUse),
  parcelaMensal: v.number(),
  norma: v.string(),
  efeito: v.nullable(
    v.object({ competencia: competence, com: withholding, sem: withholding, diferenca: v.number() }),
  ),
  primeiroMes: competence,
  diaLimite: v.number(),
  /** The month of today. */
  mesAtual: competence,
  devolucao: v.nullable(waitingRefund),
  requisicaoAberta: v.nullable(v.object({ id, protocolo: v.string(), status: named })),
})
export type AgeExemptionOnWire = v.InferOutput<typeof ageExemption>

/** The exempt slice of a person in benefit in the progressive regime. */
export const retornarIsencao65 = defineLinkReading({
  path: '/retornarIsencao65/{idPessoa}/{idPlano}',
  summary: 'Retorna onde a parcela isenta de 65 anos é usada e o que ela muda no imposto.',
  group: 'Isenção',
  service: 'exemption-65',
  answer: ageExemption,
})

/**
 * Values as a person sends them. `outraFonte` S: the paying sources of `fontes` use the slice, and it is given up here. `declaracao`: what is
 * said is true.
 */
const ageExemptionRequest = v.strictObject({
  ...submission,
  outraFonte: yesNo,
  fontes: v.pipe(
    v.array(sentence(LONGEST_SOURCE, ageExemptionSentences['sources-required'])),
    v.maxLength(MAX_SOURCES, sourceSentences.tooMany(MAX_SOURCES)),
  ),
  mesInicio: competence,
  declaracao: v.boolean(),
})
export type AgeExemptionRequestOnWire = v.InferOutput<typeof ageExemptionRequest>

/** Data of a request about the slice. `parcelaMensal` in reais on the day of the filing. */
export const ageExemptionData = v.object({
  outraFonte: yesNo,
  fontes: v.array(v.string()),
  mesInicio: competence,
  parcelaMensal: v.number(),
})
export type AgeExemptionData = v.InferOutput<typeof ageExemptionData>

/** Files a request about the slice, or resubmits a returned one; only the person declares what it rests on. 409: one is already open, or `chave-ja-usada`. */
export const solicitarIsencao65 = defineSubmission({
  path: '/solicitarIsencao65',
  summary: 'Registra onde a parcela isenta de 65 anos passa a ser usada.',
  group: 'Isenção',
  need: 'self',
  request: ageExemptionRequest,
  data: ageExemptionData,
})
