import * as v from 'valibot'
import { paymentFields } from '../contributions/payment-fields.ts'
import { defineCall, defineLinkReading } from '../define-call.ts'
import { competence, id, idText, reais, wordOf } from '../formats.ts'
import { submission, submissionTarget } from '../submission.ts'
import { slipCodes, slipParties, slipStanding, slipTerms } from './slips.ts'
import { paymentPartWords, paymentPurposeWords } from './wire-words.ts'

const money = v.number()
const day = v.string()
const purpose = wordOf(paymentPurposeWords)
/** A contribution that is paid by itself: by slip, or by a debit on its due date. Reais. */
const contributionPayment = v.object({
  id,
  competencia: competence,
  finalidade: purpose,
  formaPagamento: v.picklist([2, 5]),
  ...slipStanding,
})
export type ContributionPayment = v.InferOutput<typeof contributionPayment>

/** A notice of arrears that waits for an answer: last day of it, and the option that is presumed after it. */
export const awaitedAnswer = v.object({ ate: day, opcao: v.picklist(['bpd', 'resgate']) })
export type AwaitedAnswer = v.InferOutput<typeof awaitedAnswer>

/** A contribution with everything that pays it. The PIX code asks for what is owed today, and is a demonstration. */
const contributionPaymentDetail = v.object({
  ...contributionPayment.entries,
  ...slipParties.entries,
  regras: slipTerms,
  boleto: v.nullable(slipCodes),
  /** Of a paid one: the day of the quota with which it went into the balance; null while that quota is not published. */
  creditadaEm: v.nullable(day),
  debito: v.nullable(v.object({ banco: v.string(), agencia: v.string(), conta: v.string() })),
})
export type ContributionPaymentDetail = v.InferOutput<typeof contributionPaymentDetail>

/** Shares of a contribution, reais; those of 0 are left out. */
export const contributionParts = v.array(v.object({ parte: wordOf(paymentPartWords), valor: money }))

/**
 * Contribution that could be issued today. `valor`: suggested, or owed when `valorFixo`; `impedimento`: why nothing may be issued, with the
 * contribution that stands in the way.
 */
const nextPayment = v.object({
  finalidade: purpose,
  competencia: competence,
  vencimento: day,
  pagavelAte: day,
  ultimoDiaEmissao: v.number(),
  valor: money,
  valorFixo: v.boolean(),
  valorMinimo: money,
  parcelas: contributionParts,
  impedimento: v.nullable(v.picklist(['ja-gerada', 'ja-paga', 'sem-valor', 'suspensa'])),
  idImpedimento: v.nullable(id),
})
export type NextPayment = v.InferOutput<typeof nextPayment>

/** Contributions of a link that are paid one by one, newest due date first, and what could be issued today. */
export const retornarContribuicoesGeradas = defineLinkReading({
  path: '/retornarContribuicoesGeradas/{idPessoa}/{idPlano}',
  summary: 'Lista os boletos e débitos de contribuição, e o que pode ser gerado hoje.',
  group: 'Contribuição',
  service: 'gerar-contribuicao',
  answer: v.object({
    proxima: nextPayment,
    contribuicoes: v.array(contributionPayment),
    avisoAtraso: v.nullable(awaitedAnswer),
  }),
})

/** One of them, with line, bar code and PIX while it waits for its money. */
export const retornarContribuicaoGerada = defineLinkReading({
  path: '/retornarContribuicaoGerada/{idPessoa}/{idPlano}/{idContribuicao}',
  summary: 'Retorna um boleto ou débito de contribuição.',
  group: 'Contribuição',
  service: 'gerar-contribuicao',
  params: { idContribuicao: idText },
  answer: contributionPaymentDetail,
})

/** The slip as a PDF. 404 for a debit, and for a slip that needs no payment any more. */
export const arquivoBoleto = defineLinkReading({
  path: '/arquivoBoleto/{idPessoa}/{idPlano}/{idContribuicao}',
  summary: 'Entrega um boleto de contribuição em PDF.',
  group: 'Contribuição',
  service: 'gerar-contribuicao',
  params: { idContribuicao: idText },
  file: 'application/pdf',
})

/** Body that has a contribution issued; reais. Agency and account for a debit. */
const paymentToIssue = v.strictObject({
  chaveEnvio: submission.chaveEnvio,
  valorContribuicao: reais,
  ...paymentFields,
})
export type PaymentToIssue = v.InferOutput<typeof paymentToIssue>

/** The same as it is filled in; the account data only matter for debit. */
export const issueValues = v.object({
  valorContribuicao: v.nullable(reais),
  formaPagamento: v.nullable(paymentFields.formaPagamento),
  agencia: v.string(),
  conta: v.string(),
})
export type IssueFormValues = v.InferOutput<typeof issueValues>

/**
 * Issues a contribution. The due date is the server's. The same again under the same key answers the first one. 409: this month's was
 * issued or paid, or `chave-ja-usada` when the key was sent with something else.
 */
export const gerarContribuicao = defineCall({
  method: 'POST',
  path: '/gerarContribuicao',
  summary: 'Gera um boleto ou um débito de contribuição.',
  group: 'Contribuição',
  access: { kind: 'authenticated' },
  about: { link: 'body', need: 'act' },
  body: v.strictObject({ ...submissionTarget, ...paymentToIssue.entries }),
  answer: contributionPaymentDetail,
  problems: [409],
})

/** Cancels a contribution that was not paid, so that another one can be issued. 409 when it was paid or is overdue. */
export const cancelarContribuicaoGerada = defineCall({
  method: 'POST',
  path: '/cancelarContribuicaoGerada',
  summary: 'Cancela um boleto ou débito de contribuição em aberto.',
  group: 'Contribuição',
  access: { kind: 'authenticated' },
  about: { link: 'body', need: 'act', service: 'gerar-contribuicao' },
  body: v.strictObject({ ...submissionTarget, idContribuicao: id }),
  answer: v.object({ id }),
  problems: [409],
})
