import { loanBillName } from '#contract/loan-bills.text.ts'
import {
  arquivoBoletoEmprestimo,
  retornarBoletoEmprestimo,
  retornarBoletosEmprestimo,
} from '#contract/loan-bills.ts'
import type { Api } from '../api.ts'
import { cpfOf } from '../database/queries/person-cpf.ts'
import { planColour } from '../database/queries/plan-colour.ts'
import { boletoDocument } from '../documents/boleto-document.ts'
import { writePdf } from '../documents/pdf/write-pdf.ts'
import { notFound } from '../problem.ts'
import { listLoanBills, readLoanBill } from '../usecases/loans/read-loan-bills.ts'
import { registerCall } from './register-call.ts'

/** What is paid of loans by boleto. */
export function registerLoanBillCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarBoletosEmprestimo, ({ link: row, today }) => listLoanBills(database, row, today))

  registerCall(api, retornarBoletoEmprestimo, ({ link: row, today, params }) =>
    readLoanBill(database, row, { id: params.idBoleto, today }),
  )

  registerCall(api, arquivoBoletoEmprestimo, async ({ link: row, today, params, now }) => {
    const bill = await readLoanBill(database, row, { id: params.idBoleto, today })
    if (!bill.boleto) throw notFound('Não há boleto a pagar com este número.')
    const [cpf, planColor] = await Promise.all([
      cpfOf(database, row.person.id),
      planColour(database, row.plan.id),
    ])
    const pays = loanBillName(bill)
    const isFixed = bill.finalidade === 'quitacao'
    const words = { title: 'Boleto de empréstimo', subtitle: pays, pays, isFixed }
    return {
      content: await writePdf(boletoDocument(bill, bill.boleto, { words, cpf, planColor, now })),
      fileName: `boleto_emprestimo_${bill.vencimento}.pdf`,
    }
  })
}
