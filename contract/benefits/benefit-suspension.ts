import * as v from 'valibot'
import { INCOME_TYPES } from '#domain/benefits/benefit-rules.ts'
import { suspendedMonths, suspensionPeriods } from '../contributions/suspensions.ts'
import { defineCall, defineLinkReading } from '../define-call.ts'
import { competence, wordFor, yesNo } from '../formats.ts'
import { defineSubmission, openRequest, submission, submissionTarget } from '../submission.ts'
import { incomeWords } from './wire-words.ts'

/** Why a benefit stands still that nobody asked to suspend. */
const suspensionMotive = v.picklist(['PROVA_DE_VIDA', 'JUDICIAL'])

/**
 * Payments of a benefit and for how long it may be suspended. `renda`: how it is paid, and reais a month before tax and into the
 * account; null without a benefit on record. The suspensions are those that the person requested; `parada`: since when it stands still for another reason.
 * `parcela`: reais of a loan's instalment, which is paid by boleto meanwhile; 0 without a loan. `mesEfeito`: first month whose payment can
 * still be stopped.
 */
const benefitSuspensionSituation = v.object({
  renda: v.nullable(
    v.object({
      tipo: wordFor(incomeWords, INCOME_TYPES),
      bruto: v.number(),
      liquido: v.number(),
    }),
  ),
  ...suspensionPeriods,
  parada: v.nullable(v.object({ motivo: suspensionMotive, desde: v.string() })),
  parcela: v.number(),
  regras: v.object({ minimoMeses: v.number(), maximoMeses: v.number(), diaLimite: v.number() }),
  mesEfeito: competence,
  requisicaoAberta: openRequest,
})
export type BenefitSuspensionOnWire = v.InferOutput<typeof benefitSuspensionSituation>

/** The suspension of a benefit, and what a new one has to respect. */
export const retornarSuspensaoBeneficio = defineLinkReading({
  path: '/retornarSuspensaoBeneficio/{idPessoa}/{idPlano}',
  summary: 'Retorna a suspensão do benefício e as regras para pedir uma.',
  group: 'Benefícios',
  service: 'suspend-benefit',
  answer: benefitSuspensionSituation,
})

/** As it is filled in, by wire paths. `meses` null: nothing chosen. */
export const benefitSuspensionValues = v.object({ meses: v.nullable(v.number('Escolha por quantos meses.')) })
export type BenefitSuspensionValues = v.InferOutput<typeof benefitSuspensionValues>

/** As it is sent. */
const benefitSuspensionRequest = v.strictObject({
  ...submission,
  meses: v.number('Escolha por quantos meses.'),
})

/**
 * Data of a request: how long, its months, reais a month before tax on the day of the filing, and whether a loan has to be paid otherwise;
 * null where another system filed it, which kept the length alone.
 */
export const benefitSuspensionData = v.object({
  meses: v.number(),
  mesEfeito: v.nullable(competence),
  mesFim: v.nullable(competence),
  mesRetorno: v.nullable(competence),
  bruto: v.nullable(v.number()),
  emprestimo: v.nullable(yesNo),
})
export type BenefitSuspensionData = v.InferOutput<typeof benefitSuspensionData>

/**
 * Files a suspension, or sends a returned one again. 409: an income for life, the benefit stands still already, one is open, or
 * `chave-ja-usada`.
 */
export const suspenderBeneficio = defineSubmission({
  path: '/suspenderBeneficio',
  summary: 'Registra uma solicitação de suspensão do benefício.',
  group: 'Benefícios',
  request: benefitSuspensionRequest,
  data: benefitSuspensionData,
})

/**
 * Ends the suspension that the person asked for, from the first month whose payment is still to be made. 409: there is none, it stands still
 * for another reason, or it ends before that anyway.
 */
export const encerrarSuspensaoBeneficio = defineCall({
  method: 'POST',
  path: '/encerrarSuspensaoBeneficio',
  summary: 'Encerra a suspensão do benefício antes do fim.',
  group: 'Benefícios',
  access: { kind: 'authenticated' },
  about: { link: 'body', need: 'act', service: 'suspend-benefit' },
  body: v.strictObject(submissionTarget),
  answer: v.object(suspendedMonths),
  problems: [409],
})
