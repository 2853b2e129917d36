import * as v from 'valibot'
import { slipCodes, slipParties, slipStanding, slipTerms } from '../collection/slips.ts'
import { defineCall, defineLinkReading } from '../define-call.ts'
import { id, idText, typedDate, wordOf } from '../formats.ts'
import { submission, submissionTarget } from '../submission.ts'
import { extraPaymentEffect, extraPaymentFacts, extraPaymentToIssue } from './extra-payments.ts'
import { loanBillPurposeWords } from './wire-words.ts'

/**
 * A boleto of a loan: an instalment, the settlement, or an extra payment. `parcela` of `parcelas`, null for
 * the others; `efeito`: what an extra payment lowers, null for the others. Reais.
 */
export const loanBill = v.object({
  id,
  finalidade: wordOf(loanBillPurposeWords),
  parcela: v.nullable(v.number()),
  parcelas: v.number(),
  efeito: v.nullable(extraPaymentEffect),
  ...slipStanding,
})
export type LoanBillOnWire = v.InferOutput<typeof loanBill>

/** The same with everything that pays it. */
const loanBillDetail = v.object({
  ...loanBill.entries,
  ...slipParties.entries,
  regras: slipTerms,
  boleto: v.nullable(slipCodes),
})
export type LoanBillDetail = v.InferOutput<typeof loanBillDetail>

/**
 * Boletos of the loans of a link, those that wait for their money first and then the newest. Whoever owes one reads it, also where no new
 * loan is offered: after leaving the sponsor, or while a benefit is suspended.
 */
export const retornarBoletosEmprestimo = defineLinkReading({
  path: '/retornarBoletosEmprestimo/{idPessoa}/{idPlano}',
  summary: 'Lista os boletos de empréstimo: os que esperam pagamento primeiro.',
  group: 'Empréstimo',
  answer: v.object({
    boletos: v.array(loanBill),
    /** Sum that pays off the running contract on each of the next business days, reais; null where none runs. */
    quitacao: v.nullable(v.array(v.object({ em: v.string(), total: v.number() }))),
    /** Facts that an extra payment on the running contract is judged by; null where none runs. */
    extra: v.nullable(extraPaymentFacts),
  }),
})

/** One of them, with line, bar code and PIX while it waits for its money. */
export const retornarBoletoEmprestimo = defineLinkReading({
  path: '/retornarBoletoEmprestimo/{idPessoa}/{idPlano}/{idBoleto}',
  summary: 'Retorna um boleto de empréstimo.',
  group: 'Empréstimo',
  params: { idBoleto: idText },
  answer: loanBillDetail,
})

/** The slip as a PDF. 404 for one that needs no payment any more. */
export const arquivoBoletoEmprestimo = defineLinkReading({
  path: '/arquivoBoletoEmprestimo/{idPessoa}/{idPlano}/{idBoleto}',
  summary: 'Entrega um boleto de empréstimo em PDF.',
  group: 'Empréstimo',
  params: { idBoleto: idText },
  file: 'application/pdf',
})

/** Body that has a boleto issued to pay off the contract on a day. */
const settlementToIssue = v.strictObject({ chaveEnvio: submission.chaveEnvio, em: typedDate })

/**
 * Issues the boleto that pays off the running contract on a day: what is owed then is the server's. One that was asked for before is
 * cancelled. The same again under the same key answers the first one. 409: no contract runs, or `chave-ja-usada`.
 */
export const gerarBoletoQuitacao = defineCall({
  method: 'POST',
  path: '/gerarBoletoQuitacao',
  summary: 'Gera o boleto que quita o empréstimo em um dia.',
  group: 'Empréstimo',
  access: { kind: 'authenticated' },
  about: { link: 'body', need: 'act' },
  body: v.strictObject({ ...submissionTarget, ...settlementToIssue.entries }),
  answer: loanBillDetail,
  problems: [409],
})

/**
 * Issues the boleto of an extra payment: what it lowers is found anew on the day on which it is paid. One that settles the contract is
 * cancelled. The same again under the same key answers the first one. 409: no contract runs, one is out already, or `chave-ja-usada`.
 */
export const gerarBoletoPagamentoExtra = defineCall({
  method: 'POST',
  path: '/gerarBoletoPagamentoExtra',
  summary: 'Gera o boleto de um pagamento extra do empréstimo, que diminui o prazo ou a parcela.',
  group: 'Empréstimo',
  access: { kind: 'authenticated' },
  about: { link: 'body', need: 'act' },
  body: v.strictObject({ ...submissionTarget, ...extraPaymentToIssue.entries }),
  answer: loanBillDetail,
  problems: [409],
})
