import * as v from 'valibot'
import { defineLinkReading } from '../define-call.ts'
import { defineSubmission, openRequest, submission } from '../submission.ts'
import { regimeOnWire } from '../taxes/tax-regime.ts'
import { benefitSituation, cashPoints, incomeOnWire } from './benefit-request.ts'

const number = v.number()

/** The benefit that was granted: how it is paid, its first payment, and the points of the balance that are paid at once already. */
const grantedBenefit = v.object({
  categoria: v.picklist([1, 2, 3, 4, 5]),
  situacao: v.picklist([1, 2, 3, 4, 5, 6, 7, 8, 9]),
  beneficio: v.string(),
  tipoRenda: incomeOnWire,
  percentual: v.nullable(number),
  prazoAnos: v.nullable(number),
  primeiroPagamento: v.string(),
  percentualSaque: number,
})

/**
 * Facts by which a cash withdrawal is validated and computed: the granted benefit, null where the portal knows none, and the terms of the
 * plan.
 */
const cashWithdrawalSituation = v.object({
  concedido: v.nullable(grantedBenefit),
  termos: v.omit(benefitSituation, ['requisicaoAberta', 'conta', 'outraOpcao']),
  conta: v.nullable(v.string()),
  requisicaoAberta: openRequest,
})
export type CashWithdrawalOnWire = v.InferOutput<typeof cashWithdrawalSituation>

/** Part of the balance that may be paid at once with the first payment of a granted benefit, and the income after it. */
export const retornarSaqueVista = defineLinkReading({
  path: '/retornarSaqueVista/{idPessoa}/{idPlano}',
  summary: 'Retorna o benefício concedido e o que pode ser pago de uma vez com o primeiro pagamento.',
  group: 'Benefícios',
  service: 'saque-a-vista',
  answer: cashWithdrawalSituation,
})

/** As it is filled in, by wire paths. */
export const cashWithdrawalValues = v.object({ percentual: v.nullable(number), ciente: v.boolean() })
export type CashWithdrawalValues = v.InferOutput<typeof cashWithdrawalValues>

/** As it is sent. `percentual`: points of the balance. */
const cashWithdrawalRequest = v.strictObject({
  ...submission,
  percentual: cashPoints,
  ciente: v.boolean(),
})
export type CashWithdrawalRequestOnWire = v.InferOutput<typeof cashWithdrawalRequest>

/** Of the day of the filing; null where another system filed it, which tells the percentage alone. */
const reckoned = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema), null)

/** Data of a request. Reais; `percentual`: points of the balance. */
export const cashWithdrawalData = v.object({
  percentual: number,
  valor: reckoned(number),
  imposto: reckoned(number),
  liquido: reckoned(number),
  rendaAntes: reckoned(number),
  rendaDepois: reckoned(number),
  primeiroPagamento: reckoned(v.string()),
  regime: reckoned(regimeOnWire),
})
export type CashWithdrawalData = v.InferOutput<typeof cashWithdrawalData>

/** Files a cash withdrawal. 409: one is open already, the benefit has one, or `chave-ja-usada`. */
export const pedirSaqueVista = defineSubmission({
  path: '/pedirSaqueVista',
  summary: 'Registra o pedido de saque à vista.',
  group: 'Benefícios',
  request: cashWithdrawalRequest,
  data: cashWithdrawalData,
})
