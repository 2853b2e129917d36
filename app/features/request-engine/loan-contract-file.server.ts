import { recordNumber } from '#app/session/portal-file.server.ts'
import { personDocument } from '#app/session/send-document.server.ts'
import { arquivoContratoEmprestimo } from '#contract/loans/loan-contract.ts'

/** The PDF contract of a loan, by its request. Attendants fetch it too, so it asks for no plan link. */
export const loanContractFile = personDocument({
  which: recordNumber,
  back: (id) => (id === undefined ? '/services/requests' : `/services/requests?idRequisicao=${id}`),
  ask: ({ api, which: idRequisicao }) => api.file(arquivoContratoEmprestimo, { params: { idRequisicao } }),
})
