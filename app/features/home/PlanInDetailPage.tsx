import { useSuspenseQuery } from '@tanstack/react-query'
import { ask } from '#app/session/ask.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { homeQueries } from './home.queries.ts'
import { PlanInDetail } from './PlanInDetail.tsx'

/** The second part of a participant's home, at its own address. */
export function PlanInDetailPage() {
  const { data: summary } = useSuspenseQuery(homeQueries.summary())
  const { data: history } = useSuspenseQuery(ask('retornarHistoricoSaldo'))
  const { data: slides } = useSuspenseQuery(homeQueries.slides())
  const { planLink } = useSession()
  return <PlanInDetail summary={summary} history={history} slides={slides} planLink={planLink} />
}
