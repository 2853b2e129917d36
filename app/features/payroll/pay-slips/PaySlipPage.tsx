import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { ask } from '#app/session/ask.ts'
import { PaySlipList } from './PaySlipList.tsx'
import { PaySlipView } from './PaySlipView.tsx'

const route = getRouteApi('/_shell/services/contracheque')

/** Pay slips of a year, or one of them when the address names its month. */
export function PaySlipPage() {
  const { ano, competencia } = route.useSearch()
  return competencia ? (
    <OnePaySlip key={competencia} competencia={competencia} ano={ano} />
  ) : (
    <PaySlipsOfYear ano={ano} />
  )
}

function OnePaySlip({ competencia, ano }: { competencia: string; ano: number }) {
  const { data: slip } = useSuspenseQuery(ask('retornarContracheque', { competencia }))
  return <PaySlipView slip={slip} listYear={ano} />
}

function PaySlipsOfYear({ ano }: { ano: number }) {
  const { data: list } = useSuspenseQuery(ask('retornarContracheques', { ano: useDeferredValue(ano) }))
  const { data: newest } = useSuspenseQuery(ask('retornarContracheques', { ano: 0 }))
  const navigate = useNavigate()
  return (
    <PaySlipList
      list={list}
      newest={newest.contracheques[0] ?? null}
      onYear={(chosen) =>
        void navigate({ to: '/services/contracheque', search: { ano: chosen }, resetScroll: false })
      }
    />
  )
}
