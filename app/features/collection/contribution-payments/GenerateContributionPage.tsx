import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ask } from '#app/session/ask.ts'
import { NewPayment } from './NewPayment.tsx'
import { PaymentsView } from './PaymentsView.tsx'
import { PaymentView } from './PaymentView.tsx'

const route = getRouteApi('/_shell/services/gerar-contribuicao')

/** Contributions that are paid one by one: all of them, one of them, or the form of a new one. */
export function GenerateContributionPage() {
  const { contribuicao, nova } = route.useSearch()
  if (contribuicao !== undefined) return <OnePayment key={contribuicao} id={contribuicao} />
  return nova ? <NewPayment /> : <Payments />
}

function Payments() {
  const { data } = useSuspenseQuery(ask('retornarContribuicoesGeradas'))
  return <PaymentsView next={data.proxima} payments={data.contribuicoes} awaited={data.avisoAtraso} />
}

function OnePayment({ id }: { id: number }) {
  const { data: payment } = useSuspenseQuery(ask('retornarContribuicaoGerada', { idContribuicao: id }))
  return <PaymentView payment={payment} />
}
