import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ask } from '#app/session/ask.ts'
import { useSettingRights } from '#app/session/use-setting-rights.ts'
import { ClearingListView } from './ClearingListView.tsx'
import { ClearingView } from './ClearingView.tsx'
import { DeductionsView } from './DeductionsView.tsx'
import { ManualClearingView } from './ManualClearingView.tsx'
import { useClearingAddress } from './use-clearing-address.ts'

const route = getRouteApi('/_shell/settings/baixas-contribuicoes')

/** "Baixas de contribuições": all of them, one of them, the form of one by hand, or that of what a sponsor deducted. */
export function PaymentClearingsPage() {
  const { baixa, nova, plano, mes } = route.useSearch()
  if (baixa !== undefined) return <OneClearing key={baixa} id={baixa} />
  if (plano !== undefined && mes !== undefined)
    return <Deductions key={`${plano} ${mes}`} plano={plano} mes={mes} />
  return nova === 'manual' ? <ByHand /> : <AllClearings />
}

function AllClearings() {
  const { page } = route.useSearch()
  const { data } = useSuspenseQuery(ask('retornarBaixas', { page }))
  const { data: months } = useSuspenseQuery(ask('retornarDescontosEmprestimo'))
  const { data: debits } = useSuspenseQuery(ask('retornarDebitos'))
  const { edit } = useSettingRights('baixas-contribuicoes')
  return (
    <ClearingListView
      list={data}
      deductions={months}
      debits={debits}
      page={page}
      canPrepare={edit}
      address={useClearingAddress()}
    />
  )
}

function Deductions({ plano, mes }: { plano: number; mes: string }) {
  const { page } = route.useSearch()
  const { data } = useSuspenseQuery(ask('retornarDescontosDoMes', { idPlano: plano, mes }))
  const { edit } = useSettingRights('baixas-contribuicoes')
  const { hrefOf, open } = useClearingAddress()
  return (
    <DeductionsView
      month={data}
      back={hrefOf({ page })}
      waiting={data.baixa === null ? null : hrefOf({ page, baixa: data.baixa })}
      canPrepare={edit}
      onPrepared={(id) => open({ page, baixa: id })}
    />
  )
}

function OneClearing({ id }: { id: number }) {
  const { page } = route.useSearch()
  const { data } = useSuspenseQuery(ask('retornarBaixa', { idBaixa: id }))
  const { edit } = useSettingRights('baixas-contribuicoes')
  const { hrefOf } = useClearingAddress()
  return <ClearingView clearing={data} back={hrefOf({ page })} canPrepare={edit} />
}

function ByHand() {
  const { page } = route.useSearch()
  const { hrefOf, open } = useClearingAddress()
  return <ManualClearingView back={hrefOf({ page })} onPrepared={(id) => open({ page, baixa: id })} />
}
