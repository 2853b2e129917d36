import * as v from 'valibot'
import { ILLNESSES, REPORT_ISSUERS } from '#domain/taxes/illness-exemption.ts'
import { defineCall, defineLinkReading } from '../define-call.ts'
import { competence, id, linkParams, linkQuery, named, typedDate, yesNo } from '../formats.ts'
import { takesProof } from '../proof.ts'
import { defineSubmission, submission } from '../submission.ts'
import { waitingRefund } from './age-exemption.ts'
import { illnessExemptionSentences, reportRequired } from './illness-exemption.text.ts'

/**
 * The exemption by illness of a benefit, which never says which illness. `vigente`: granted, from a month on and up to the day on which its
 * report ends (null: without an end). `efeito`: income tax of the newest pay slip, reais; null before the first, and where there is none.
 * `pensionista`: an occupational disease does not count. `primeiroMes`: first month not yet paid.
 */
const illnessExemption = v.object({
  vigente: v.nullable(v.object({ desde: competence, ate: v.nullable(v.string()) })),
  efeito: v.nullable(v.object({ competencia: competence, retido: v.number() })),
  norma: v.string(),
  pensionista: v.boolean(),
  primeiroMes: competence,
  /** The month of today, and today. */
  mesAtual: competence,
  hoje: v.string(),
  devolucao: v.nullable(waitingRefund),
  requisicaoAberta: v.nullable(v.object({ id, protocolo: v.string(), status: named })),
})
export type IllnessExemptionOnWire = v.InferOutput<typeof illnessExemption>

/** The exemption by illness of a person in benefit in the progressive regime. */
export const retornarIsencaoDoenca = defineLinkReading({
  path: '/retornarIsencaoDoenca/{idPessoa}/{idPlano}',
  summary: 'Retorna se o benefício é isento de imposto por doença grave, e desde quando.',
  group: 'Isenção',
  service: 'exemption-65',
  answer: illnessExemption,
})

/** Values of the form, by their wire paths; null while not answered. `laudo`: id of the report that was sent before. */
export const illnessExemptionValues = v.object({
  doenca: v.nullable(v.picklist(ILLNESSES)),
  dataDiagnostico: v.nullable(v.string()),
  emissor: v.nullable(v.picklist(REPORT_ISSUERS)),
  temValidade: v.nullable(yesNo),
  validade: v.nullable(v.string()),
  laudo: v.nullable(v.string()),
  declaracao: v.boolean(),
})
export type IllnessExemptionValues = v.InferOutput<typeof illnessExemptionValues>

/** Values as a person sends them. `validade` counts only with `temValidade` S; `declaracao`: what is said is true. */
const illnessExemptionRequest = v.strictObject({
  ...submission,
  doenca: v.picklist(ILLNESSES, illnessExemptionSentences['illness-required']),
  dataDiagnostico: typedDate,
  emissor: v.picklist(REPORT_ISSUERS, illnessExemptionSentences['issuer-required']),
  temValidade: yesNo,
  validade: v.nullable(typedDate),
  laudo: v.nullable(v.pipe(v.string(), v.uuid(reportRequired))),
  declaracao: v.boolean(),
})
export type IllnessExemptionRequestOnWire = v.InferOutput<typeof illnessExemptionRequest>

/**
 * Data of a request. `doenca` null: for attendants who don't decide on it, from whom it is withheld. `mesInicio`: first month that would be
 * exempt.
 */
export const illnessExemptionData = v.object({
  doenca: v.nullable(v.picklist(ILLNESSES)),
  dataDiagnostico: v.string(),
  emissor: v.picklist(REPORT_ISSUERS),
  validade: v.nullable(v.string()),
  mesInicio: competence,
})
export type IllnessExemptionData = v.InferOutput<typeof illnessExemptionData>

/** Files a request of the exemption by illness, or resubmits a returned one; only the person does. 409: one is already open, or `chave-ja-usada`. */
export const solicitarIsencaoDoenca = defineSubmission({
  path: '/solicitarIsencaoDoenca',
  summary: 'Registra um pedido de isenção de imposto por doença grave, com o laudo.',
  group: 'Isenção',
  need: 'self',
  request: illnessExemptionRequest,
  data: illnessExemptionData,
})

/** Keeps a medical report until it is asked for: an image or a PDF, by its bytes. It takes the place of the one that was sent before. */
export const enviarLaudoMedico = defineCall({
  method: 'POST',
  path: '/enviarLaudoMedico/{idPessoa}/{idPlano}',
  summary: 'Recebe o laudo médico do pedido de isenção.',
  group: 'Isenção',
  access: { kind: 'authenticated' },
  about: { link: 'params', need: 'self', service: 'exemption-65' },
  params: linkParams,
  query: linkQuery,
  ...takesProof,
})
