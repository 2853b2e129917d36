import * as v from 'valibot'
import { DISCOUNT_CODES, EARNING_CODES, TAX_CODES } from '#domain/payroll/pay-slips/pay-slip-codes.ts'
import { defineLinkReading } from '../define-call.ts'
import { boundedText, competence, named, wordOf } from '../formats.ts'
import {
  changeCauseWords,
  deductionWords,
  exemptionWords,
  incomeBasisWords,
  paySlipSideWords,
} from './wire-words.ts'

const money = v.number()
const points = v.number()
const day = v.string()
const code = v.picklist([...EARNING_CODES, ...TAX_CODES, ...DISCOUNT_CODES])
const side = wordOf(paySlipSideWords)

/** A pay slip in the list. Reais. */
const paySlipItem = v.object({
  competencia: competence,
  dataPagamento: day,
  bruto: money,
  descontos: money,
  liquido: money,
  /** Whether it pays the thirteenth, too. */
  temAbonoAnual: v.boolean(),
})
export type PaySlipItem = v.InferOutput<typeof paySlipItem>

/**
 * The next payment of a benefit, by the payroll itself with what is known today. Reais; `abonoAnual` and `saqueAVista` are parts of `bruto`.
 * `cota`: the day of the quota that it was worked out by, where that of the day of payment will change it.
 */
export const nextPayment = v.object({
  competencia: competence,
  dataPagamento: day,
  bruto: money,
  descontos: money,
  liquido: money,
  abonoAnual: money,
  saqueAVista: money,
  /** The benefit begins with it; it ends with it. */
  primeiro: v.boolean(),
  ultimo: v.boolean(),
  cota: v.nullable(day),
})
export type NextPaymentOnWire = v.InferOutput<typeof nextPayment>

/** A line; `referencia` is a percentage (points), an instalment or twelfths. Reais. */
const paySlipLine = v.object({
  codigo: code,
  tipo: side,
  referencia: v.nullable(
    v.variant('tipo', [
      v.object({ tipo: v.literal('percentual'), valor: points }),
      v.object({ tipo: v.literal('parcela'), numero: v.number(), total: v.number() }),
      v.object({ tipo: v.literal('avos'), valor: v.number() }),
    ]),
  ),
  valor: money,
})
export type PaySlipLineOnWire = v.InferOutput<typeof paySlipLine>

/** Every step of a withholding by the progressive table. Reais; `aliquota` in points. */
export const withholding = v.object({
  bruto: money,
  isento: money,
  tributavel: money,
  deducoes: v.object({ tipo: wordOf(deductionWords), total: money }),
  base: money,
  aliquota: points,
  parcelaADeduzir: money,
  imposto: money,
  reducao: money,
  retido: money,
})
export type Withholding = v.InferOutput<typeof withholding>

/** How the tax was found. */
const tax = v.variant('metodo', [
  v.object({
    metodo: v.literal('tabela-progressiva'),
    mensal: v.nullable(withholding),
    abonoAnual: v.nullable(withholding),
    isencao: wordOf(exemptionWords),
    dependentes: v.number(),
    /** Table in force on the day of payment: its first day and the law that set it. */
    tabela: v.object({ desde: day, norma: v.string() }),
  }),
  v.object({
    metodo: v.literal('idade-das-contribuicoes'),
    faixas: v.array(v.object({ aliquota: points, valor: money, imposto: money })),
  }),
  v.object({ metodo: v.literal('prazo-medio'), aliquota: points }),
])
export type PaySlipTaxOnWire = v.InferOutput<typeof tax>

const cause = wordOf(changeCauseWords)
export type ChangeCauseOnWire = v.InferOutput<typeof cause>

/** Changes since the pay slip before. `efeito` is the effect on the net. Reais. */
const comparison = v.object({
  competencia: competence,
  liquidoAntes: money,
  diferenca: money,
  mudancas: v.array(
    v.object({
      codigo: code,
      tipo: side,
      antes: money,
      agora: money,
      efeito: money,
      motivos: v.array(cause),
    }),
  ),
})

/** A pay slip with everything that explains it. `cpf` and `cnpj` with their masks; of the account only the end is told. */
const paySlipDetail = v.object({
  entidade: v.object({ nome: v.string(), cnpj: v.string() }),
  plano: named,
  pessoa: v.object({ nome: v.string(), cpf: v.string() }),
  matricula: v.string(),
  competencia: competence,
  dataPagamento: day,
  banco: v.object({ codigo: v.string(), agencia: v.string(), conta: v.string() }),
  linhas: v.array(paySlipLine),
  bruto: money,
  descontos: money,
  liquido: money,
  tributacao: tax,
  /** How the income is fixed; the quotas are null when it comes from no balance. */
  renda: wordOf(incomeBasisWords),
  cotas: v.nullable(
    v.object({ perfil: v.string(), valorCota: v.number(), dataCota: day, quantidade: v.number() }),
  ),
  /** Null for the first pay slip. */
  comparacao: v.nullable(comparison),
  /** Months of the pay slips before and after this one. */
  anterior: v.nullable(competence),
  seguinte: v.nullable(competence),
})
export type PaySlipDetail = v.InferOutput<typeof paySlipDetail>

/**
 * Pay slips of a year, newest first, and the years that have any. `ano` 0 or absent: the newest year. Years count by the day of
 * payment, as the income report does.
 */
export const retornarContracheques = defineLinkReading({
  path: '/retornarContracheques/{idPessoa}/{idPlano}',
  summary: 'Lista os contracheques de um ano e diz qual será o próximo pagamento.',
  group: 'Contracheque',
  service: 'contracheque',
  query: { ano: boundedText(0, 2200, 0) },
  answer: v.object({
    anos: v.array(v.number()),
    /** The year listed; null when nothing was ever paid. */
    ano: v.nullable(v.number()),
    contracheques: v.array(paySlipItem),
    /** Null while nothing is paid. */
    proximo: v.nullable(nextPayment),
  }),
})

/** The pay slip of a month. */
export const retornarContracheque = defineLinkReading({
  path: '/retornarContracheque/{idPessoa}/{idPlano}/{competencia}',
  summary: 'Retorna o contracheque de um mês, com o cálculo e o que mudou.',
  group: 'Contracheque',
  service: 'contracheque',
  params: { competencia: competence },
  answer: paySlipDetail,
})

/** The pay slip of a month as a PDF. */
export const arquivoContracheque = defineLinkReading({
  path: '/arquivoContracheque/{idPessoa}/{idPlano}/{competencia}',
  summary: 'Entrega o contracheque de um mês em PDF.',
  group: 'Contracheque',
  service: 'contracheque',
  params: { competencia: competence },
  file: 'application/pdf',
})
