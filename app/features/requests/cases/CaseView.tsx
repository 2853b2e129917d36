import { Banner } from '@portal/design-system/Banner'
import { Card } from '@portal/design-system/Card'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { PageHeader } from '@portal/design-system/PageHeader'
import { SplitView } from '@portal/design-system/SplitView'
import { Stack } from '@portal/design-system/Stack'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useFocusAfterDialog } from '#app/forms/use-focus-after-dialog.ts'
import { DiligenceNotice } from '#app/identity/DiligenceNotice.tsx'
import { BackLink } from '#app/navigation/BackLink.tsx'
import { useFocusOnArrival } from '#app/navigation/use-focus-on-arrival.ts'
import type { RequestCase } from '#contract/requests/cases.ts'
import { priorityNames } from '#contract/requests/requests.text.ts'
import { DeskKeys } from '../desk-keys/DeskKeys.tsx'
import type { RequestOnPage } from '../list/request-on-page.ts'
import { RequestCodes } from '../one-request/RequestCodes.tsx'
import { RequestCorrections } from '../one-request/RequestCorrections.tsx'
import { RequestedData } from '../one-request/RequestedData.tsx'
import { RequestHistory } from '../one-request/RequestHistory.tsx'
import { RequestLinks } from '../one-request/RequestLinks.tsx'
import { RequestSettlements } from '../one-request/RequestSettlements.tsx'
import { RequestStages } from '../one-request/RequestStages.tsx'
import { RequestSummary } from '../one-request/RequestSummary.tsx'
import { hasStagesToShow, isWorthListing } from '../one-request/request-stages.ts'
import { requestsText } from '../requests.text.ts'
import { CaseActions } from './CaseActions.tsx'
import { CaseDocuments } from './CaseDocuments.tsx'
import { CaseNotes } from './CaseNotes.tsx'
import { CaseOthers } from './CaseOthers.tsx'
import { CaseOutlook } from './CaseOutlook.tsx'
import { CasePresence } from './CasePresence.tsx'
import { CaseProtection } from './CaseProtection.tsx'
import { CaseTerm } from './CaseTerm.tsx'
import { CaseVerdicts } from './CaseVerdicts.tsx'
import { casesText } from './cases.text.ts'
import { MoveResult } from './MoveResult.tsx'
import { RetrySettlement } from './RetrySettlement.tsx'
import { useCaseActs } from './use-case-acts.ts'
import type { CaseHolding } from './use-case-hold.ts'
import type { NextCase } from './use-next-case.ts'
import { type MoveOutcome, useRequestMove } from './use-request-move.ts'
import { useVerdicts } from './use-verdicts.ts'

type CaseViewProps = {
  request: RequestOnPage
  desk: RequestCase
  holding: CaseHolding
  /** Someone else's last act on the request; empty when there is none to announce. */
  news: string
  next: NextCase
  backHref: string
  /** Stands above the request, as that an e-mail about it got to nobody. */
  notice?: ReactNode
}

/** One request as attendants work on it: what was asked beside its documents, what granting does, and the actions always in sight. */
export function CaseView({ request, desk, holding, news, next, backHref, notice }: CaseViewProps) {
  const moving = useRequestMove(request)
  const verdicts = useVerdicts(request)
  const heading = useFocusOnArrival()
  const [outcome, setOutcome] = useState<MoveOutcome | null>(null)
  useFocusAfterDialog(heading, outcome)
  const acts = useCaseActs({ request, desk, moving, holding, next, onOutcome: setOutcome })
  const navigate = useNavigate()
  const backToList = () => void navigate({ href: backHref })
  const hasDocuments = request.documentos.length > 0
  const told = (
    <>
      {desk.deferimento && <CaseOutlook outlook={desk.deferimento} />}
      <CaseNotes idRequisicao={request.id} notes={desk.notas} />
      <CaseOthers others={desk.outras} />
    </>
  )
  return (
    <>
      <PageHeader
        headingRef={heading}
        title={request.funcionalidade.nome}
        description={casesText.lead(request.protocolo, request.pessoa.nome, request.plano.nome)}
        before={<BackLink href={backHref}>{requestsText.back}</BackLink>}
        actions={
          <>
            <DeskKeys place="case" handlers={{ ...acts.keys, backToList }} />
            <RequestLinks request={request} />
          </>
        }
      />
      <Stack gap="6">
        <MoveResult outcome={outcome} />
        <div aria-live="polite">{next.sentence && <Banner tone="info">{next.sentence}</Banner>}</div>
        {request.parada && <Banner tone="warning">{request.parada}</Banner>}
        {request.prioridade && <InlineMessage>{priorityNames[request.prioridade]}</InlineMessage>}
        <CasePresence desk={desk} news={news} />
        {notice}
        <DiligenceNotice diligence={desk.diligencia} />
        {desk.protecao && <CaseProtection idPessoa={request.pessoa.id} protection={desk.protecao} />}
        <SplitView evidence={hasDocuments ? <CaseDocuments documentos={request.documentos} /> : told}>
          <RequestedData asked={request.asked} documentos={[]} />
          <CaseVerdicts verdicts={verdicts} />
          <RequestCorrections corrections={request.corrections} />
          {hasStagesToShow(request) && (
            <RequestStages request={request} moving={moving} onOutcome={setOutcome} />
          )}
          {isWorthListing(request.liquidacoes) && (
            <RequestSettlements
              settlements={request.liquidacoes}
              retry={<RetrySettlement idRequisicao={request.id} />}
            />
          )}
          {desk.termo && <CaseTerm idRequisicao={request.id} term={desk.termo} />}
          {hasDocuments && told}
          <RequestSummary request={request} isAttendant />
        </SplitView>
        <Card title={requestsText.history}>
          <RequestHistory events={request.eventos} />
        </Card>
        <RequestCodes codes={request.codes} />
      </Stack>
      <CaseActions
        request={request}
        desk={desk}
        acts={acts}
        verdicts={verdicts}
        moving={moving}
        holding={holding}
      />
    </>
  )
}
