import { Card } from '@portal/design-system/Card'
import { EmptyState } from '@portal/design-system/EmptyState'
import type { ReactNode } from 'react'
import { ParticipantOnly } from '#app/features/request-engine/ParticipantOnly.tsx'
import { RequestUnavailable } from '#app/features/request-engine/RequestUnavailable.tsx'
import { useSession } from '#app/session/session-on-screen.ts'
import type { InvestmentProfileSituation } from '#contract/investments/investment-profiles.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import { InvestmentProfileOverview, type ProfileOnPage } from './InvestmentProfileOverview.tsx'
import { investmentProfileText } from './investment-profiles.text.ts'

const { notNow: text } = investmentProfileText

/** Statuses in which a new choice takes the place of the open one. */
const REPLACEABLE: ReadonlySet<number> = new Set([
  RequestStatus.received,
  RequestStatus.inAnalysis,
  RequestStatus.returned,
])

/**
 * Why no profile can be chosen today, under everything else that the page shows; null when nothing stands in the way. What the card of
 * today already says, that the window is closed or that there is no profile to choose, is said there alone.
 */
export function choiceObstacle(situation: ProfileOnPage, returnedId: number | undefined): ReactNode | null {
  const refusal = choiceRefusal(situation, returnedId)
  return refusal && <NoChoice situation={situation}>{refusal === SAID_ABOVE ? null : refusal}</NoChoice>
}

const SAID_ABOVE = 'said-above'

function NoChoice({ situation, children }: { situation: ProfileOnPage; children: ReactNode }) {
  const { target } = useSession()
  return (
    <>
      <ParticipantOnly />
      <InvestmentProfileOverview situation={situation} />
      {!target && children && <Card>{children}</Card>}
    </>
  )
}

/**
 * Why no choice can be made now; null when one can. A returned choice under correction keeps its place in its window; an open one is
 * replaced while the window is open.
 */
function choiceRefusal(
  { rendaVitalicia, escolhaAberta, janela, resultado }: InvestmentProfileSituation,
  returnedId: number | undefined,
): ReactNode | null {
  if (rendaVitalicia) return SAID_ABOVE
  const isCorrection = returnedId !== undefined && escolhaAberta?.id === returnedId
  if (escolhaAberta && !isCorrection && !(janela.aberta && REPLACEABLE.has(escolhaAberta.status.id))) {
    return (
      <RequestUnavailable title={text.openTitle} request={escolhaAberta}>
        <p>{text.open}</p>
      </RequestUnavailable>
    )
  }
  if (!janela.aberta && !isCorrection) return SAID_ABOVE
  if (resultado?.valido) return null
  return (
    <EmptyState title={text.noResultTitle}>
      <p>{text.noResult}</p>
    </EmptyState>
  )
}
