import { Banner } from '@portal/design-system/Banner'
import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { Columns } from '@portal/design-system/Columns'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import { useState } from 'react'
import { useFocusAfterDialog } from '#app/forms/use-focus-after-dialog.ts'
import { BackLink } from '#app/navigation/BackLink.tsx'
import { useFocusOnArrival } from '#app/navigation/use-focus-on-arrival.ts'
import { MoveResult } from '../cases/MoveResult.tsx'
import { type MoveOutcome, useRequestMove } from '../cases/use-request-move.ts'
import type { RequestOnPage } from '../list/request-on-page.ts'
import { requestsText } from '../requests.text.ts'
import { RequestAnswer } from './RequestAnswer.tsx'
import { RequestCodes } from './RequestCodes.tsx'
import { RequestCorrections } from './RequestCorrections.tsx'
import { RequestedData } from './RequestedData.tsx'
import { RequestHistory } from './RequestHistory.tsx'
import { RequestLinks } from './RequestLinks.tsx'
import { RequestNowCard } from './RequestNowCard.tsx'
import { RequestSettlements } from './RequestSettlements.tsx'
import { RequestStages } from './RequestStages.tsx'
import { RequestSummary } from './RequestSummary.tsx'
import { requestNow } from './request-now.ts'
import { hasStagesToShow, isWorthListing } from './request-stages.ts'

type RequestDetailViewProps = {
  request: RequestOnPage
  backHref: string
}

/**
 * One's own request: what was asked, where it stands, and what the person may do about it. Nothing stands before what is needed of them: a
 * returned one has its links below.
 */
export function RequestDetailView({ request, backHref }: RequestDetailViewProps) {
  const moving = useRequestMove(request)
  const heading = useFocusOnArrival()
  const isAsked = requestNow(request).needsYou
  const [outcome, setOutcome] = useState<MoveOutcome | null>(null)
  useFocusAfterDialog(heading, outcome)
  return (
    <>
      <PageHeader
        headingRef={heading}
        title={request.funcionalidade.nome}
        description={requestsText.detailLead(request.protocolo)}
        before={<BackLink href={backHref}>{requestsText.back}</BackLink>}
        actions={!isAsked && <RequestLinks request={request} />}
      />
      <Stack gap="6">
        <MoveResult outcome={outcome} />
        {request.parada && <Banner tone="warning">{request.parada}</Banner>}
        <Columns template="mainAside" from="widest">
          <Stack gap="6">
            <RequestNowCard request={request} moving={moving} onOutcome={setOutcome} />
            {request.answering && <RequestAnswer request={request} answering={request.answering} />}
            {isAsked && (
              <Cluster>
                <RequestLinks request={request} />
              </Cluster>
            )}
            <RequestSummary request={request} isAttendant={false} />
            <RequestedData asked={request.asked} documentos={request.documentos} />
            {hasStagesToShow(request) && (
              <RequestStages request={request} moving={moving} onOutcome={setOutcome} />
            )}
            {isWorthListing(request.liquidacoes) && <RequestSettlements settlements={request.liquidacoes} />}
            <RequestCorrections corrections={request.corrections} />
            <RequestCodes codes={request.codes} />
          </Stack>
          <Card title={requestsText.history}>
            <RequestHistory events={request.eventos} />
          </Card>
        </Columns>
      </Stack>
    </>
  )
}
