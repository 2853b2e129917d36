import * as v from 'valibot'
import { INCOME_TYPES } from '#domain/benefits/benefit-rules.ts'
import { defineLinkReading } from '../define-call.ts'
import { competence, id, named, wordFor } from '../formats.ts'
import { defineSubmission, submission } from '../submission.ts'
import { monthlyTaxRules } from '../taxes/tax-tables.ts'
import { incomeWords } from './wire-words.ts'
import { incomeLimits } from './yearly-payments.ts'

const number = v.number()
const changedType = wordFor(incomeWords, ['percent', 'fixed-term'], 'Escolha como quer receber.')
const paidType = wordFor(incomeWords, INCOME_TYPES)

/** How the benefit is paid: the shape of `PaidIncome`, as it is in the month in which a change would count. */
const paidIncome = v.variant('type', [
  v.object({ type: v.literal('percent'), percent: number }),
  v.object({
    type: v.literal('fixed-term'),
    monthsLeft: number,
    monthlyAmount: v.nullable(number),
    quotasPerMonth: v.nullable(number),
  }),
  v.object({ type: v.literal('lifetime'), monthlyAmount: number }),
])

/** By what the income is taxed: the shape of `IncomeTaxation`. */
const taxation = v.variant('regime', [
  v.object({
    regime: v.literal('progressive'),
    exemption: v.picklist(['none', 'age-65', 'illness']),
    dependants: number,
    alimony: number,
    rules: monthlyTaxRules,
  }),
  v.object({
    regime: v.literal('regressive'),
    bands: v.array(v.object({ ratePercent: number, value: number })),
  }),
])

/** Limits of the plan: a part of the shape of `BenefitRules`. */
const rules = v.object({
  ...incomeLimits,
  changeMonths: v.array(number),
})

/**
 * The income of a link and what may be made of it. `renda` null: there is no benefit on record. `saldo` in reais by the quota of
 * `dataCota`, whose value is `valorCota`. `janela`: the one of today, or the next. `alteradaEm`: day of the last change that stands.
 * `pedida`: what the open request asks for, where it is known. `formas`: how the benefit was paid from which month on, oldest first;
 * `reajuste`: the index that brought an income for life there, its months and its change over them in points, below zero where the income stayed.
 */
const incomeChangeSituation = v.object({
  renda: v.nullable(paidIncome),
  saldo: number,
  valorCota: number,
  dataCota: v.nullable(v.string()),
  tributacao: taxation,
  /** Reais a month that the newest payment gave to others than the taxman: alimony, a loan, health plan, fees. */
  descontos: number,
  regras: rules,
  /**
   * From the first month in which a change would hold. `saldo`: what today's incomes leave of the balance until then, reais of today;
   * `thirteenthMonth` is that of the income of today.
   */
  projecao: v.object({
    saldo: number,
    realReturnPercent: number,
    months: number,
    paidOn: v.string(),
    paidOfYear: v.object({ months: number, twelfths: number, owed: v.exactOptional(number) }),
    thirteenthMonth: v.nullable(number),
  }),
  janela: v.object({ aberta: v.boolean(), de: v.string(), ate: v.string(), efeitoEm: competence }),
  proximaJanela: v.string(),
  alteradaEm: v.nullable(v.string()),
  requisicaoAberta: v.nullable(v.object({ id, protocolo: v.string(), status: named })),
  pedida: v.nullable(
    v.object({
      tipo: changedType,
      percentual: v.nullable(number),
      anos: v.nullable(number),
      mesEfeito: v.nullable(competence),
      cancelavelAte: v.nullable(v.string()),
    }),
  ),
  formas: v.array(
    v.object({
      desde: competence,
      tipo: paidType,
      percentual: v.nullable(number),
      meses: v.nullable(number),
      valorMensal: v.nullable(number),
      reajuste: v.nullable(
        v.object({ indice: v.string(), percentual: number, de: competence, ate: competence }),
      ),
    }),
  ),
})
export type IncomeChangeOnWire = v.InferOutput<typeof incomeChangeSituation>

/** The income of a benefit, how it may be changed, and when. */
export const retornarAlteracaoRenda = defineLinkReading({
  path: '/retornarAlteracaoRenda/{idPessoa}/{idPlano}',
  summary: 'Retorna a renda do benefício, as regras para mudá-la e o período de alteração.',
  group: 'Benefícios',
  service: 'alteracao-renda',
  answer: incomeChangeSituation,
})

/** As it is filled in, by wire paths. `percentual` in points of the balance a month; null: not chosen. */
export const incomeChangeValues = v.object({
  tipo: v.nullable(changedType),
  percentual: v.nullable(v.number('Informe um número.')),
  anos: v.nullable(v.number('Informe um número.')),
})
export type IncomeChangeValues = v.InferOutput<typeof incomeChangeValues>

/** As it is sent: the one that its type does not need is null. */
const incomeChangeRequest = v.strictObject({
  ...submission,
  ...incomeChangeValues.entries,
  tipo: changedType,
})

/**
 * Data of a request: the choice, the income that holds until then, and both in reais a month by the balance and the tax of the day of the
 * filing; null where another system filed it, which kept the percentage alone. `mesesAnteriores`: left of the term in `mesEfeito`.
 */
export const incomeChangeData = v.object({
  tipo: changedType,
  percentual: v.nullable(number),
  anos: v.nullable(number),
  tipoAnterior: v.nullable(changedType),
  percentualAnterior: v.nullable(number),
  mesesAnteriores: v.nullable(number),
  saldo: v.nullable(number),
  bruto: v.nullable(number),
  brutoAnterior: v.nullable(number),
  liquido: v.nullable(number),
  liquidoAnterior: v.nullable(number),
  mesEfeito: v.nullable(competence),
  cancelavelAte: v.nullable(v.string()),
})
export type IncomeChangeData = v.InferOutput<typeof incomeChangeData>

/**
 * Files a change of income, or sends a returned one again. 409: outside the window, changed in it already, an income for life, one is
 * open, or `chave-ja-usada`.
 */
export const alterarRenda = defineSubmission({
  path: '/alterarRenda',
  summary: 'Registra um pedido de alteração da renda.',
  group: 'Benefícios',
  request: incomeChangeRequest,
  data: incomeChangeData,
})
