import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { LoanBillsView } from './LoanBillsView.tsx'
import { LoanBillView } from './LoanBillView.tsx'
import { loanBillQueries } from './loan-bills.queries.ts'

const route = getRouteApi('/_shell/services/emprestimos_/boletos')

/** Boletos of a loan: all of them, or one. */
export function LoanBillsPage() {
  const { boleto } = route.useSearch()
  return boleto === undefined ? <Bills /> : <OneBill key={boleto} id={boleto} />
}

function Bills() {
  const { data } = useSuspenseQuery(loanBillQueries.all())
  return <LoanBillsView bills={data.boletos} offers={data.quitacao} extra={data.extra} />
}

function OneBill({ id }: { id: number }) {
  const { data: bill } = useSuspenseQuery(loanBillQueries.one(id))
  return <LoanBillView bill={bill} />
}
