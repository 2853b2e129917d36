import * as v from 'valibot'
import { defineLinkReading } from '../define-call.ts'
import { id, wordOf } from '../formats.ts'
import { defineSubmission, openRequest, submission } from '../submission.ts'
import { loanBill } from './loan-bills.ts'
import { loanCollection as collection } from './loan-collection.ts'
import { instalmentStateWords, loanEndWords, loanSystemWords } from './wire-words.ts'

const system = v.picklist(loanSystemWords.codes, 'Escolha Price ou SAC.')

/** Loan terms of a plan, in the shape of its dated rule, and the tax of the day. */
const terms = v.object({
  categories: v.array(v.number()),
  systems: v.array(system),
  monthlyPercent: v.object({ fixed: v.string(), indexed: v.null() }),
  coverFeePercent: v.number(),
  costs: v.picklist(['deducted', 'financed']),
  dueDay: v.number(),
  minimumContributions: v.number(),
  minimumMonths: v.number(),
  maximumMonths: v.number(),
  maximumAgeAtEnd: v.number(),
  maximumAmount: v.number(),
  redemptionPercent: v.number(),
  benefitMultiple: v.number(),
  payMarginPercent: v.number(),
  benefitMarginPercent: v.number(),
  portfolioPercent: v.number(),
  renewalAfterPercent: v.number(),
  overdue: v.object({ finePercent: v.number(), monthlyInterestPercent: v.number() }),
  smallestBoleto: v.number(),
  coversArrears: v.boolean(),
  iof: v.object({
    additionalPercent: v.string(),
    dailyPercent: v.string(),
    maximumDays: v.number(),
    ceilingPercent: v.string(),
  }),
})

const instalment = v.object({
  numero: v.number(),
  vencimento: v.string(),
  valor: v.number(),
  juros: v.number(),
  amortizacao: v.number(),
  saldo: v.number(),
  situacao: wordOf(instalmentStateWords),
  pagaEm: v.nullable(v.string()),
})

/**
 * The contract that runs. Reais and points; `taxaMensal` decimal text; `cet` a year, of what was contracted, null where nothing was paid out; `parcelas`: how many it has now; `percentualPago`: of its
 * instalments. `quitacao`: what pays it off
 * today: `vencidas` what is late, `noMes` what has fallen due and is still paid in time, as what the benefit of this month deducts, `saldo`
 * the debt of the rest, `juros` of the days since the last due date, `economia` the interest that is not paid. `quitou`: what settled the
 * loan before it, 0 for none; `liquido`: what was paid out. `idRequisicao`: the request that its contract is read by; null where the
 * contract was signed outside the portal.
 */
const contract = v.object({
  id,
  idRequisicao: v.nullable(id),
  valor: v.number(),
  iof: v.number(),
  taxaQuitacao: v.number(),
  quitou: v.number(),
  liquido: v.number(),
  sistema: system,
  taxaMensal: v.string(),
  cet: v.nullable(v.number()),
  parcelas: v.number(),
  liberadoEm: v.string(),
  cobranca: collection,
  pagas: v.number(),
  percentualPago: v.number(),
  emAtraso: v.boolean(),
  saldo: v.number(),
  proxima: v.nullable(v.object({ numero: v.number(), vencimento: v.string(), valor: v.number() })),
  quitacao: v.object({
    em: v.string(),
    total: v.number(),
    vencidas: v.number(),
    noMes: v.number(),
    saldo: v.number(),
    juros: v.number(),
    economia: v.number(),
  }),
  cronograma: v.array(instalment),
})

/**
 * Loan that a link may take today, and its loans so far. `meios`: the means that decide, reais a month: the pay less its deductions and the
 * net sum of a redemption after tax, or the benefit; null where neither is on record. `conta`: where a credit is paid, hidden but for its
 * end; null without one. `cobranca` null: the link has ended.
 */
const loanSituation = v.object({
  hoje: v.string(),
  regras: terms,
  categoria: v.number(),
  situacao: v.number(),
  nascimento: v.nullable(v.string()),
  contribuicoes: v.number(),
  meios: v.nullable(
    v.variant('tipo', [
      v.object({ tipo: v.literal('salario'), disponivel: v.number(), resgateLiquido: v.number() }),
      v.object({ tipo: v.literal('beneficio'), beneficio: v.number() }),
    ]),
  ),
  cobranca: v.nullable(collection),
  conta: v.nullable(v.string()),
  vigente: v.nullable(contract),
  anteriores: v.array(
    v.object({
      id,
      valor: v.number(),
      parcelas: v.number(),
      liberadoEm: v.string(),
      encerradoEm: v.string(),
      fim: wordOf(loanEndWords),
    }),
  ),
  /** Boletos of the running contract, and of those before, that wait for their money. */
  boletos: v.array(loanBill),
  requisicaoAberta: openRequest,
})
export type LoanSituationOnWire = v.InferOutput<typeof loanSituation>

/** Offer to a link, its running contract with its instalments, and those before it. */
export const retornarEmprestimos = defineLinkReading({
  path: '/retornarEmprestimos/{idPessoa}/{idPlano}',
  summary: 'Retorna o que pode ser emprestado e o empréstimo em andamento.',
  group: 'Empréstimo',
  service: 'emprestimos',
  answer: loanSituation,
})

/** Values as a person sends them. `valor`: reais of the loan, its costs included or not as the plan says; `ciente`: the conditions were read. */
const loanRequest = v.strictObject({
  ...submission,
  valor: v.number('Informe o valor.'),
  parcelas: v.number('Escolha em quantas parcelas.'),
  sistema: system,
  ciente: v.boolean(),
})
export type LoanRequestOnWire = v.InferOutput<typeof loanRequest>

/** A loan as it is filled in, by wire paths. */
export const loanValues = v.object({
  valor: v.nullable(v.number()),
  parcelas: v.nullable(v.number()),
  sistema: system,
  ciente: v.boolean(),
})
export type LoanValues = v.InferOutput<typeof loanValues>

/**
 * Data of a request: the loan requested, and its figures on the day of the filing; reais, points. An imported request has the first four
 * alone. `parcela`: the regular one, of SAC the first. `quitaAnterior`: amount that settles the running contract; `cet` a year.
 */
export const loanData = v.object({
  valor: v.number(),
  parcelas: v.number(),
  sistema: v.string(),
  taxaMensal: v.number(),
  parcela: v.nullable(v.number()),
  totalPago: v.nullable(v.number()),
  primeiroVencimento: v.nullable(v.string()),
  iof: v.nullable(v.number()),
  taxaQuitacao: v.nullable(v.number()),
  quitaAnterior: v.nullable(v.number()),
  liquido: v.nullable(v.number()),
  cet: v.nullable(v.number()),
  cobranca: v.nullable(collection),
})
export type LoanData = v.InferOutput<typeof loanData>

/** Asks for a loan, or for one that settles the running one. 409: it can't be lent now, a request is open, or `chave-ja-usada`. */
export const pedirEmprestimo = defineSubmission({
  path: '/pedirEmprestimo',
  summary: 'Registra uma solicitação de empréstimo.',
  group: 'Empréstimo',
  request: loanRequest,
  data: loanData,
})
