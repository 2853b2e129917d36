import { Banner } from '@portal/design-system/Banner'
import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import { type ReactNode, useState } from 'react'
import { isOvertaken, type Problem } from '#app/api/problem.ts'
import { LoanContractLink } from '#app/features/service-request/LoanContractLink.tsx'
import { OptionFormLink } from '#app/features/service-request/OptionFormLink.tsx'
import { RequestReceiptLink } from '#app/features/service-request/RequestReceiptLink.tsx'
import { useFocusAfterDialog } from '#app/forms/use-focus-after-dialog.ts'
import { useFocusOnArrival } from '#app/navigation/use-focus-on-arrival.ts'
import { WayBack } from '#app/navigation/WayBack.tsx'
import { exitOptionOf } from '#contract/option-forms.ts'
import { AskAboutRequest } from './AskAboutRequest.tsx'
import { RequestAnswer } from './RequestAnswer.tsx'
import { RequestAsked } from './RequestAsked.tsx'
import { RequestCodes } from './RequestCodes.tsx'
import { RequestCorrections } from './RequestCorrections.tsx'
import { RequestHistory } from './RequestHistory.tsx'
import { RequestMoves } from './RequestMoves.tsx'
import { RequestNowCard } from './RequestNowCard.tsx'
import { RequestSettlements } from './RequestSettlements.tsx'
import { RequestStages } from './RequestStages.tsx'
import { RequestSummary } from './RequestSummary.tsx'
import type { RequestOnPage } from './request-on-page.ts'
import { hasStagesToShow } from './request-stages.ts'
import { requestsText } from './requests.text.ts'
import { type MoveOutcome, useRequestMove } from './use-request-move.ts'

type RequestDetailViewProps = {
  request: RequestOnPage
  isAttendant: boolean
  backHref: string
  /** Stands above the request, as that an e-mail about it got to nobody. */
  notice?: ReactNode
}

/** One request: what was asked, where it stands, and what the person may do about it. */
export function RequestDetailView({ request, isAttendant, backHref, notice }: RequestDetailViewProps) {
  const moving = useRequestMove(request)
  const heading = useFocusOnArrival()
  const [outcome, setOutcome] = useState<MoveOutcome | null>(null)
  useFocusAfterDialog(heading, outcome)
  const { protocolo, funcionalidade } = request
  const option = exitOptionOf(funcionalidade.id)
  return (
    <>
      <PageHeader
        headingRef={heading}
        title={funcionalidade.nome}
        description={requestsText.detailLead(protocolo)}
        before={<WayBack href={backHref}>{requestsText.back}</WayBack>}
        actions={
          <>
            <AskAboutRequest request={request} />
            {option && <OptionFormLink idRequisicao={request.id} option={option} />}
            {request.contrato && <LoanContractLink idRequisicao={request.id} state={request.contrato} />}
            <RequestReceiptLink idRequisicao={request.id} />
          </>
        }
      />
      <Stack gap="6">
        <MoveResult outcome={outcome} />
        {request.parada && <Banner tone="warning">{request.parada}</Banner>}
        {notice}
        <Columns template="mainAside" from="widest">
          <Stack gap="6">
            {isAttendant ? (
              <>
                <RequestSummary request={request} isAttendant />
                <RequestMoves request={request} moving={moving} onOutcome={setOutcome} />
              </>
            ) : (
              <>
                <RequestNowCard request={request} moving={moving} onOutcome={setOutcome} />
                {request.answering && <RequestAnswer request={request} answering={request.answering} />}
                <RequestSummary request={request} isAttendant={false} />
              </>
            )}
            <RequestAsked asked={request.asked} documentos={request.documentos} />
            {hasStagesToShow(request) && (
              <RequestStages request={request} moving={moving} onOutcome={setOutcome} />
            )}
            {isWorthTelling(request.liquidacoes) && <RequestSettlements settlements={request.liquidacoes} />}
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

/** What took effect with the decision is told by the status; days and sums are not. */
function isWorthTelling(settlements: RequestOnPage['liquidacoes']): boolean {
  return settlements.some(({ valor, liquidadaEm }) => valor !== null || liquidadaEm === null)
}

/** What became of the last move. The region is there from the start, so that what comes into it is announced. */
function MoveResult({ outcome }: { outcome: MoveOutcome | null }) {
  return (
    <div aria-live="polite" aria-atomic="true">
      {outcome?.ok && (
        <Banner tone="success">
          {requestsText.moved(outcome.answer.protocolo, outcome.answer.status.nome)}
        </Banner>
      )}
      {outcome?.ok === false && outcome.problem && <MoveRefusal problem={outcome.problem} />}
    </div>
  )
}

function MoveRefusal({ problem }: { problem: Problem }) {
  return isOvertaken(problem) ? (
    <Banner tone="warning" title={requestsText.staleTitle}>
      {requestsText.staleText}
    </Banner>
  ) : (
    <Banner tone="danger" title={requestsText.problemTitle}>
      {problem.detail}
    </Banner>
  )
}
