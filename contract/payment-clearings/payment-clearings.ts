import * as v from 'valibot'
import { RETURN_LAYOUTS, RETURN_MOVEMENTS } from '#domain/payment-clearings/bank-return.ts'
import { CLEARING_OBSTACLES } from '#domain/payment-clearings/judge-clearing.ts'
import { settingRights } from '#domain/settings/setting-rights.ts'
import { defineCall } from '../define-call.ts'
import {
  competence,
  id,
  idText,
  isoInstant,
  keyword,
  pageQuery,
  pageTotals,
  reais,
  sentence,
  submissionKey,
  typedDate,
  wordOf,
} from '../formats.ts'
import { clearedPaymentWords, clearingSourceWords, clearingStateWords, feeBearerWords } from './wire-words.ts'

const money = v.number()
const day = v.string()

/** Preparing and deciding name the setting, and its levels say who may; deciding is publishing. */
const anyAttendant = { kind: 'attendant', minimumLevel: settingRights.read } as const
const SETTING = 'baixas-contribuicoes'

/** A return file: text of two megabytes at most, some five thousand slips. */
export const returnFileRules = { maximumBytes: 2 * 1024 * 1024, types: ['text/plain'] } as const

const attendant = v.object({ id, nome: v.string() })

/**
 * How many lines pay a contribution and what comes to it, and how many do not. `recebido`, `valorSemBaixa` and `tarifasAvulsas` are what the
 * bank posted, and come to `lancado`: what the file says that was posted to the account. Reais.
 */
const summary = v.object({
  linhas: v.number(),
  liquidam: v.number(),
  /** Paid by people, and posted of it by the bank: less its fee where it keeps that. */
  valor: money,
  recebido: money,
  encargos: money,
  /** Open debits that the bank did not make: confirming makes them slips. */
  debitosRecusados: v.number(),
  /** Money that came and is not recorded, whatever the bank's code. */
  semBaixa: v.number(),
  valorSemBaixa: money,
  /** Fees on lines of their own, which are in the total of the file. */
  tarifasAvulsas: money,
  lancado: money,
})

/** A clearing (*baixa*) as lists show it. `pendente`: prepared, and nothing recorded yet. */
const paymentClearing = v.object({
  id,
  origem: wordOf(clearingSourceWords),
  formato: v.nullable(v.picklist(RETURN_LAYOUTS)),
  arquivo: v.nullable(v.string()),
  numeroArquivo: v.nullable(v.number()),
  gravadoEm: v.nullable(day),
  motivo: v.nullable(v.string()),
  /** Of what a sponsor deducted: whose, and from the pay of which month. */
  plano: v.nullable(v.string()),
  mes: v.nullable(competence),
  situacao: wordOf(clearingStateWords),
  preparadaPor: attendant,
  preparadaEm: isoInstant,
  decididaPor: v.nullable(attendant),
  decididaEm: v.nullable(isoInstant),
  motivoDescarte: v.nullable(v.string()),
  resumo: summary,
})
export type PaymentClearing = v.InferOutput<typeof paymentClearing>

/**
 * A payment: a contribution, or a boleto of a loan, whose ids are numbered apart. `parcela` names its purpose for a loan: 'Parcela 4 de
 * 12'.
 */
const payable = {
  id,
  tipo: wordOf(clearedPaymentWords),
  parcela: v.nullable(v.string()),
  nome: v.string(),
  cpf: v.string(),
  plano: v.string(),
  competencia: competence,
  vencimento: day,
}

/**
 * One line: what the bank tells, or the sponsor, and what it means. While nobody has confirmed, `resultado` is what confirming would do today. `esperado`:
 * what was owed on the day of payment; `contribuicao` null where the number is nobody's.
 */
const clearingLine = v.object({
  linha: v.number(),
  nossoNumero: v.nullable(v.string()),
  ocorrencia: v.string(),
  movimento: v.picklist(RETURN_MOVEMENTS),
  vencimento: v.nullable(day),
  valor: money,
  /** Paid by whoever paid, posted by the bank to the account, and its fee; `somaConfere` is false where the file's figures contradict each other. */
  pago: money,
  recebido: money,
  tarifa: money,
  somaConfere: v.boolean(),
  ocorreuEm: day,
  creditoEm: v.nullable(day),
  resultado: v.picklist(['cleared', ...CLEARING_OBSTACLES]),
  esperado: v.nullable(money),
  encargos: v.nullable(money),
  contribuicao: v.nullable(v.object(payable)),
})
export type ClearingLine = v.InferOutput<typeof clearingLine>

/**
 * Fees that the bank took, by who bears them on the day of the file; they come to what it kept (`valor` − `recebido`) and `tarifasAvulsas`.
 * `patrocinadora` is named where a plan has several; `pagaPor` is null for slips of no known plan. Reais.
 */
const feeShare = v.object({
  pagaPor: v.nullable(wordOf(feeBearerWords)),
  plano: v.nullable(v.string()),
  patrocinadora: v.nullable(v.string()),
  valor: money,
})
export type FeeShare = v.InferOutput<typeof feeShare>

/** `podeDecidir`: the caller may confirm; null, or why not: who prepared it, or a level too low. */
const paymentClearingDetail = v.object({
  ...paymentClearing.entries,
  tarifas: v.array(feeShare),
  linhas: v.array(clearingLine),
  impedimento: v.nullable(v.picklist(['preparou', 'nivel', 'decidida'])),
})
export type PaymentClearingDetail = v.InferOutput<typeof paymentClearingDetail>

/** All clearings, those that wait first and then the newest first. */
export const retornarBaixas = defineCall({
  method: 'GET',
  path: '/retornarBaixas',
  summary: 'Lista as baixas de contribuições: as que esperam conferência primeiro.',
  group: 'Baixas',
  access: anyAttendant,
  about: { nothing: 'scoped-list' },
  query: v.object(pageQuery),
  answer: v.object({ baixas: v.array(paymentClearing), ...pageTotals }),
  problems: [403],
})

/** One clearing with its lines. */
export const retornarBaixa = defineCall({
  method: 'GET',
  path: '/retornarBaixa/{idBaixa}',
  summary: 'Retorna uma baixa linha por linha, com o que ela fará ou fez.',
  group: 'Baixas',
  access: anyAttendant,
  about: { nothing: 'scoped-list' },
  params: v.object({ idBaixa: idText }),
  answer: paymentClearingDetail,
  problems: [403, 404],
})

/**
 * Prepares a return file. Nothing is recorded as paid. A file that is not whole is refused with the lines at fault (422 on `arquivo`); the
 * same file again answers the clearing that it is in, with `repetido`.
 */
export const enviarArquivoRetorno = defineCall({
  method: 'POST',
  path: '/enviarArquivoRetorno',
  summary: 'Recebe um arquivo de retorno do banco para conferência.',
  group: 'Baixas',
  access: anyAttendant,
  about: { setting: SETTING, act: 'edit' },
  upload: { field: 'arquivo', ...returnFileRules },
  answer: v.object({ id, repetido: v.boolean() }),
  problems: [403, 413, 415],
})

/** Contributions and boletos of loans that wait for their money, by the payer's name or the slip number; the first twenty, by due date. */
export const procurarContribuicoesAPagar = defineCall({
  method: 'GET',
  path: '/procurarContribuicoesAPagar',
  summary: 'Procura contribuições e boletos de empréstimo em aberto pelo nome ou pelo nosso número.',
  group: 'Baixas',
  access: anyAttendant,
  about: { setting: SETTING, act: 'edit' },
  query: v.object({
    palavraChave: v.pipe(keyword, v.minLength(3, 'Escreva pelo menos 3 letras ou números.')),
  }),
  answer: v.array(
    v.object({
      ...payable,
      valor: money,
      nossoNumero: v.nullable(v.string()),
    }),
  ),
  problems: [403],
})
export type PayableContribution = v.InferOutput<typeof procurarContribuicoesAPagar.answer>[number]

/** One payment that is recorded by hand: when and how much came, and why no file tells it. Reais. */
const manualClearing = v.strictObject({
  chaveEnvio: submissionKey,
  /** Kind of payment that `idContribuicao` numbers. */
  tipo: v.optional(wordOf(clearedPaymentWords), 'contribuicao'),
  idContribuicao: id,
  pagaEm: typedDate,
  valor: reais,
  motivo: sentence(300, 'Escreva o motivo.'),
})
export type ManualClearing = v.InferOutput<typeof manualClearing>

/** Prepares one by hand. 422 where it would not pay the contribution, so that nobody is asked to confirm it. */
export const prepararBaixaManual = defineCall({
  method: 'POST',
  path: '/prepararBaixaManual',
  summary: 'Prepara a baixa de uma contribuição para conferência.',
  group: 'Baixas',
  access: anyAttendant,
  about: { setting: SETTING, act: 'edit' },
  body: manualClearing,
  answer: v.object({ id }),
  problems: [403, 404, 409],
})

/**
 * Confirms: what pays a contribution is recorded and goes to the ledger. Never by who prepared it (403). `liquidam` and `valor` are what
 * the confirming attendant saw; 409 `versao-desatualizada` when that is not so any more.
 */
export const confirmarBaixa = defineCall({
  method: 'POST',
  path: '/confirmarBaixa',
  summary: 'Confirma uma baixa preparada por outro atendente.',
  group: 'Baixas',
  access: anyAttendant,
  about: { setting: SETTING, act: 'publish' },
  body: v.strictObject({
    idBaixa: id,
    liquidam: v.pipe(v.number(), v.integer(), v.minValue(0)),
    valor: reais,
  }),
  answer: paymentClearingDetail,
  problems: [403, 404, 409],
})

/** Discards one that waits: nothing of it was recorded. Who prepared it may. */
export const descartarBaixa = defineCall({
  method: 'POST',
  path: '/descartarBaixa',
  summary: 'Descarta uma baixa que espera conferência.',
  group: 'Baixas',
  access: anyAttendant,
  about: { setting: SETTING, act: 'edit' },
  body: v.strictObject({ idBaixa: id, motivo: sentence(300, 'Escreva o motivo.') }),
  answer: paymentClearingDetail,
  problems: [403, 404, 409],
})
