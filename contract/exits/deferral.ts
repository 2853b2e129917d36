import * as v from 'valibot'
import { defineLinkReading } from '../define-call.ts'
import { yesNo } from '../formats.ts'
import { defineSubmission, openRequest, submission } from '../submission.ts'
import { deferredEstimate } from './deferred-estimate.ts'
import { openWays } from './exit-options.ts'

/**
 * Consequences of waiting for the benefit for a link today. `saldo`: reais that stay invested; `taxaMensal`: reais that are paid a month, 0
 * for none; `podeContribuir`, `podeVoltar`: whether the plan lets one pay in meanwhile, or go back to paying both shares;
 * `aposentadoriaEm`: first day of a normal retirement, null where the birth date is unknown or the plan has none; `depois`: options that
 * may still be requested while waiting.
 */
const deferralSituation = v.object({
  saldo: v.number(),
  taxaMensal: v.number(),
  podeContribuir: v.boolean(),
  podeVoltar: v.boolean(),
  aposentadoriaEm: v.nullable(v.string()),
  estimativa: deferredEstimate,
  depois: openWays,
  requisicaoAberta: openRequest,
})
export type DeferralOnWire = v.InferOutput<typeof deferralSituation>

/** Rights that somebody who leaves keeps by waiting for the benefit (LC 109/2001, art. 14, I). */
export const retornarOpcaoBpd = defineLinkReading({
  path: '/retornarOpcaoBpd/{idPessoa}/{idPlano}',
  summary: 'Retorna o que a pessoa mantém no plano se optar pelo benefício proporcional diferido.',
  group: 'Institutos legais',
  service: 'bpd',
  answer: deferralSituation,
})

/** As it is sent: that the person read what the choice does. */
const deferralRequest = v.strictObject({ ...submission, ciente: v.boolean() })
export type DeferralRequestOnWire = v.InferOutput<typeof deferralRequest>

/** As it is filled in, by wire paths. */
export const deferralValues = v.object({ ciente: v.boolean() })
export type DeferralValues = v.InferOutput<typeof deferralValues>

/** Data of a request on the day of the filing; null where another system filed it, which kept no figures. */
export const deferralData = v.object({
  confirmacao: yesNo,
  saldo: v.nullable(v.number()),
  taxaMensal: v.nullable(v.number()),
  podeContribuir: v.nullable(yesNo),
  aposentadoriaEm: v.nullable(v.string()),
})
export type DeferralData = v.InferOutput<typeof deferralData>

/** Files the choice of the deferred benefit. 409: one is open already, or `chave-ja-usada`. */
export const optarBpd = defineSubmission({
  path: '/optarBpd',
  summary: 'Registra a opção pelo benefício proporcional diferido.',
  group: 'Institutos legais',
  request: deferralRequest,
  data: deferralData,
})
