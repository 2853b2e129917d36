import { loanBillName } from '#contract/loans/loan-bills.text.ts'
import {
  arquivoBoletoEmprestimo,
  gerarBoletoPagamentoExtra,
  gerarBoletoQuitacao,
  retornarBoletoEmprestimo,
} from '#contract/loans/loan-bills.ts'
import type { Api } from '../api.ts'
import { documentHead } from '../database/queries/document-head.ts'
import { boletoDocument } from '../documents/boleto-document.ts'
import { writePdf } from '../documents/pdf/write-pdf.ts'
import { notFound } from '../problem.ts'
import { issueExtraPayment } from '../usecases/loans/issue-extra-payment.ts'
import { issueSettlement } from '../usecases/loans/issue-settlement.ts'
import { readLoanBill } from '../usecases/loans/read-loan-bills.ts'
import { registerCall } from './register-call.ts'

export function registerLoanBillCalls(api: Api): void {
  const { database } = api

  registerCall(api, gerarBoletoQuitacao, ({ actor, link: row, body, work }) =>
    work((unit) => issueSettlement(unit, actor, row, body)),
  )

  registerCall(api, gerarBoletoPagamentoExtra, ({ actor, link: row, body, work }) =>
    work((unit) => issueExtraPayment(unit, actor, row, body)),
  )

  registerCall(api, retornarBoletoEmprestimo, ({ link: row, today, params }) =>
    readLoanBill(database, row, { id: params.idBoleto, today }),
  )

  registerCall(api, arquivoBoletoEmprestimo, async ({ link: row, today, params, now }) => {
    const bill = await readLoanBill(database, row, { id: params.idBoleto, today })
    if (!bill.boleto) throw notFound('Não há boleto a pagar com este número.')
    const head = await documentHead(database, row)
    const pays = loanBillName(bill)
    const isFixed = bill.finalidade !== 'parcela'
    const words = { title: 'Boleto de empréstimo', subtitle: pays, pays, isFixed }
    return {
      content: await writePdf(boletoDocument(bill, bill.boleto, { words, ...head, now })),
      fileName: `boleto_emprestimo_${bill.vencimento}.pdf`,
    }
  })
}
