import * as v from 'valibot'
import { defineLinkReading } from '../define-call.ts'
import { defineSubmission, openRequest, submission } from '../submission.ts'
import { bothRegimes } from '../taxes/both-regimes.ts'
import { regimeOnWire } from '../taxes/tax-regime.ts'
import { openWays } from './exit-options.ts'

const way = v.picklist(['unica', 'parcelada', 'adiada'], 'Escolha como quer receber.')

/** A payment of a redemption, reais. `darf`: code by which the tax was paid to the Treasury; `emprestimo`: what settled the loan. */
const redemptionPayment = v.object({
  numero: v.number(),
  de: v.number(),
  pagoEm: v.string(),
  bruto: v.number(),
  imposto: v.number(),
  darf: v.string(),
  emprestimo: v.number(),
  liquido: v.number(),
  conta: v.string(),
})

/**
 * Balance that a link may redeem today, reais. `parcial`: before the end of the employment, of voluntary and ported sums alone; `aguarda`:
 * ported sums that wait and stay; `emprestimo`: debt, taken from the first payment; `conta`: where it is paid, hidden but for its end;
 * `caminhos`: the person's other options; `regime`: by which it is paid, null while the person has to choose; `podeMudarRegime`: whether
 * another can be chosen before the redemption is requested.
 */
const redemptionSituation = v.object({
  parcial: v.boolean(),
  bruto: v.number(),
  proprio: v.number(),
  portado: v.number(),
  patrocinadora: v.number(),
  percentualPatrocinadora: v.number(),
  perde: v.number(),
  aguarda: v.number(),
  regime: v.nullable(regimeOnWire),
  podeMudarRegime: v.boolean(),
  ...bothRegimes.entries,
  emprestimo: v.number(),
  maximoParcelas: v.number(),
  maximoDias: v.number(),
  conta: v.nullable(v.string()),
  /** Last day of the time to choose; null where none runs. */
  escolhaAte: v.nullable(v.string()),
  caminhos: openWays,
  requisicaoAberta: openRequest,
  pagamentos: v.array(redemptionPayment),
})
export type RedemptionOnWire = v.InferOutput<typeof redemptionSituation>

/** Redemption (LC 109/2001, art. 14, III): the balance that somebody may take out of the plan, and payments so far. */
export const retornarResgate = defineLinkReading({
  path: '/retornarResgate/{idPessoa}/{idPlano}',
  summary: 'Retorna o que a pessoa pode resgatar, o imposto em cada regime e o que já foi pago.',
  group: 'Institutos legais',
  service: 'resgate',
  answer: redemptionSituation,
})

/** As it is filled in, by wire paths. */
export const redemptionValues = v.object({
  forma: way,
  parcelas: v.nullable(v.number()),
  dias: v.nullable(v.number()),
  /** Asked of who chose none yet. The progressive one holds without an option; the regressive one is signed before, in its own service. */
  regime: v.optional(v.nullable(regimeOnWire), null),
  ciente: v.boolean(),
})
export type RedemptionValues = v.InferOutput<typeof redemptionValues>

/** As it is sent. */
const redemptionRequest = v.strictObject({ ...submission, ...redemptionValues.entries })
export type RedemptionRequestOnWire = v.InferOutput<typeof redemptionRequest>

/** Data of a request on the day of the filing; null where another system filed it, which kept no figures. */
export const redemptionData = v.object({
  tipo: v.string(),
  parcelas: v.number(),
  adiamentoDias: v.nullable(v.number()),
  bruto: v.nullable(v.number()),
  imposto: v.nullable(v.number()),
  emprestimo: v.nullable(v.number()),
  liquido: v.nullable(v.number()),
  perde: v.nullable(v.number()),
  regime: v.nullable(regimeOnWire),
  conta: v.nullable(v.object({ banco: v.string(), agencia: v.string(), conta: v.string() })),
})
export type RedemptionData = v.InferOutput<typeof redemptionData>

/** Files a redemption. 409: one is open already, another option is, or `chave-ja-usada`. */
export const pedirResgate = defineSubmission({
  path: '/pedirResgate',
  summary: 'Registra o pedido de resgate.',
  group: 'Institutos legais',
  request: redemptionRequest,
  data: redemptionData,
})
