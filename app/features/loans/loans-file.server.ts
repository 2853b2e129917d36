import { recordNumber } from '#app/session/portal-file.server.ts'
import { planLinkDocument } from '#app/session/send-document.server.ts'
import { arquivoBoletoEmprestimo } from '#contract/loans/loan-bills.ts'

/** The PDF of a boleto of a loan. */
export const loanBillFile = planLinkDocument({
  which: recordNumber,
  back: (id) => `/services/emprestimos/boletos${id === undefined ? '' : `?boleto=${id}`}`,
  ask: ({ api, which: idBoleto, params, query }) =>
    api.file(arquivoBoletoEmprestimo, { params: { ...params, idBoleto }, query }),
})
