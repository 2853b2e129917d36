import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { useSession } from '#app/session/session-on-screen.ts'
import { PaySlipList } from './PaySlipList.tsx'
import { PaySlipView } from './PaySlipView.tsx'
import { paySlipQueries } from './pay-slips.queries.ts'

const route = getRouteApi('/_shell/services/contracheque')

/** What was paid: the pay slips of a year, or one of them. */
export function PaySlipPage() {
  const { ano, competencia } = route.useSearch()
  const linkId = useSession().link?.id ?? 0
  return competencia ? (
    <OnePaySlip key={competencia} competencia={competencia} ano={ano} linkId={linkId} />
  ) : (
    <PaySlipsOfYear ano={ano} linkId={linkId} />
  )
}

function OnePaySlip({ competencia, ano, linkId }: { competencia: string; ano: number; linkId: number }) {
  const { data: slip } = useSuspenseQuery(paySlipQueries.month(competencia))
  return <PaySlipView slip={slip} listYear={ano} linkId={linkId} />
}

function PaySlipsOfYear({ ano, linkId }: { ano: number; linkId: number }) {
  const { data: list } = useSuspenseQuery(paySlipQueries.year(useDeferredValue(ano)))
  const { data: newest } = useSuspenseQuery(paySlipQueries.year(0))
  const navigate = useNavigate()
  return (
    <PaySlipList
      list={list}
      newest={newest.contracheques[0] ?? null}
      linkId={linkId}
      onYear={(chosen) =>
        void navigate({ to: '/services/contracheque', search: { ano: chosen }, resetScroll: false })
      }
    />
  )
}
