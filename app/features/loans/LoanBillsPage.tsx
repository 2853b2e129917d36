import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ask } from '#app/session/ask.ts'
import { LoanBillsView } from './LoanBillsView.tsx'
import { LoanBillView } from './LoanBillView.tsx'

const route = getRouteApi('/_shell/services/emprestimos_/boletos')

/** Boletos of a loan: all of them, or one. */
export function LoanBillsPage() {
  const { boleto } = route.useSearch()
  return boleto === undefined ? <Bills /> : <OneBill key={boleto} id={boleto} />
}

function Bills() {
  const { data } = useSuspenseQuery(ask('retornarBoletosEmprestimo'))
  return <LoanBillsView bills={data.boletos} offers={data.quitacao} extra={data.extra} />
}

function OneBill({ id }: { id: number }) {
  const { data: bill } = useSuspenseQuery(ask('retornarBoletoEmprestimo', { idBoleto: id }))
  return <LoanBillView bill={bill} />
}
