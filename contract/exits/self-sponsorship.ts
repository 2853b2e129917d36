import * as v from 'valibot'
import { contributionParts } from '../collection/contribution-payments.ts'
import { defineLinkReading } from '../define-call.ts'
import { competence } from '../formats.ts'
import { defineSubmission, openRequest, submission } from '../submission.ts'
import { openWays } from './exit-options.ts'

/**
 * Monthly cost of going on with both contributions. `parcelas` and `total`: reais, by the last salary (`salario`) and the percentages on
 * record, in points; null where there are none. `taxaPercentual`: points of both basic shares. `primeiroVencimento`: due date of the first
 * payment, if it were granted today. `devidoDesde`: the first month since the end of the employment that is owed besides, with the same due
 * date; null for none. `depois`: options that may still be requested afterwards.
 */
const selfSponsorshipSituation = v.object({
  custo: v.nullable(
    v.object({
      salario: v.number(),
      percentualBasica: v.number(),
      percentualSuplementar: v.number(),
      parcelas: contributionParts,
      total: v.number(),
    }),
  ),
  taxaPercentual: v.number(),
  primeiroVencimento: v.string(),
  devidoDesde: v.nullable(competence),
  depois: openWays,
  requisicaoAberta: openRequest,
})
export type SelfSponsorshipOnWire = v.InferOutput<typeof selfSponsorshipSituation>

/** Cost of paying the sponsor's share as well, for somebody who leaves (LC 109/2001, art. 14, IV). */
export const retornarOpcaoAutopatrocinio = defineLinkReading({
  path: '/retornarOpcaoAutopatrocinio/{idPessoa}/{idPlano}',
  summary: 'Retorna quanto custa por mês continuar no plano pagando também a parte da patrocinadora.',
  group: 'Institutos legais',
  service: 'autopatrocinio',
  answer: selfSponsorshipSituation,
})

/** As it is sent: that the person read what it costs. */
const selfSponsorshipRequest = v.strictObject({ ...submission, ciente: v.boolean() })
export type SelfSponsorshipRequestOnWire = v.InferOutput<typeof selfSponsorshipRequest>

/** As it is filled in, by wire paths. */
export const selfSponsorshipValues = v.object({ ciente: v.boolean() })
export type SelfSponsorshipValues = v.InferOutput<typeof selfSponsorshipValues>

/** Data of a request on the day of the filing; null where another system filed it, which kept no cost. */
export const selfSponsorshipData = v.object({
  salario: v.number(),
  percentualBasica: v.number(),
  percentualSuplementar: v.nullable(v.number()),
  parcelas: v.nullable(contributionParts),
  total: v.nullable(v.number()),
  primeiroVencimento: v.nullable(v.string()),
})
export type SelfSponsorshipData = v.InferOutput<typeof selfSponsorshipData>

/** Files the choice of self-sponsorship. 409: one is open already, another option is, nothing is known to reckon with, or `chave-ja-usada`. */
export const optarAutopatrocinio = defineSubmission({
  path: '/optarAutopatrocinio',
  summary: 'Registra a opção pelo autopatrocínio.',
  group: 'Institutos legais',
  request: selfSponsorshipRequest,
  data: selfSponsorshipData,
})
