import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { LoanBillsPage } from '#app/features/loans/LoanBillsPage.tsx'
import { type LoanBillsSearch, loanBillsSearch } from '#app/features/loans/loan-bills.search.ts'
import { loanBillsText } from '#app/features/loans/loan-bills.text.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'
import { participantsOnly } from '#app/navigation/participants-only.ts'
import { ask } from '#app/session/ask.ts'

/** Gated by no service: who owes an instalment pays it, also where no new loan is offered. */
export const Route = createFileRoute('/_shell/services/emprestimos_/boletos')({
  beforeLoad: participantsOnly,
  head: titled(pageTitles.loanBills),
  validateSearch: loanBillsSearch,
  search: { middlewares: [stripSearchParams<LoanBillsSearch>({ boleto: undefined })] },
  loaderDeps: ({ search: { boleto } }: { search: LoanBillsSearch }) => ({ boleto }),
  loader: async ({ context: { queryClient }, deps: { boleto } }): Promise<void> => {
    if (boleto === undefined) await queryClient.ensureQueryData(ask('retornarBoletosEmprestimo'))
    else await queryClient.ensureQueryData(ask('retornarBoletoEmprestimo', { idBoleto: boleto }))
  },
  pendingComponent: cardsPending(loanBillsText, [8]),
  component: LoanBillsPage,
})
