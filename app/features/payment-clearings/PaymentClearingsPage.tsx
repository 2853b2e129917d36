import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useSettingRights } from '#app/session/use-setting-rights.ts'
import { ClearingListView } from './ClearingListView.tsx'
import { ClearingView } from './ClearingView.tsx'
import { ManualClearingView } from './ManualClearingView.tsx'
import { clearingQueries } from './payment-clearings.queries.ts'
import { useClearingAddress } from './use-clearing-address.ts'

const route = getRouteApi('/_shell/settings/baixas-contribuicoes')

/** "Baixas de contribuições": all of them, one of them, or the form of one by hand. */
export function PaymentClearingsPage() {
  const { baixa, nova } = route.useSearch()
  if (baixa !== undefined) return <OneClearing key={baixa} id={baixa} />
  return nova === 'manual' ? <ByHand /> : <AllClearings />
}

function AllClearings() {
  const { page } = route.useSearch()
  const { data } = useSuspenseQuery(clearingQueries.page(page))
  const { edit } = useSettingRights('baixas-contribuicoes')
  return <ClearingListView list={data} page={page} canPrepare={edit} address={useClearingAddress()} />
}

function OneClearing({ id }: { id: number }) {
  const { page } = route.useSearch()
  const { data } = useSuspenseQuery(clearingQueries.one(id))
  const { edit } = useSettingRights('baixas-contribuicoes')
  const { hrefOf } = useClearingAddress()
  return <ClearingView clearing={data} back={hrefOf({ page })} canPrepare={edit} />
}

function ByHand() {
  const { page } = route.useSearch()
  const { hrefOf, open } = useClearingAddress()
  return <ManualClearingView back={hrefOf({ page })} onPrepared={(id) => open({ page, baixa: id })} />
}
