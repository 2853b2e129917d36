import { LinkButton } from '@portal/design-system/LinkButton'
import { useSuspenseQuery } from '@tanstack/react-query'
import { RequestPageFrame } from '#app/features/request-engine/RequestPageFrame.tsx'
import { RequestUnavailable } from '#app/features/request-engine/RequestUnavailable.tsx'
import { useSentRequest } from '#app/features/request-engine/use-sent-request.ts'
import { ask } from '#app/session/ask.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import type { ContributionPaymentDetail, NextPayment } from '#contract/collection/contribution-payments.ts'
import { contributionPaymentsText } from './contribution-payments.text.ts'
import { blockedTitle } from './contribution-payments-sentences.ts'
import { IssueReceipt } from './IssueReceipt.tsx'
import { IssueRequest } from './IssueRequest.tsx'

/** A new contribution: its form, why there is none to issue now, or what was issued, which is now in the way of another one. */
export function NewPayment() {
  const { proxima } = useSuspenseQuery(ask('retornarContribuicoesGeradas')).data
  const [issued, setIssued] = useSentRequest<ContributionPaymentDetail>()
  const { planLink } = useSession()
  const content = () => {
    if (issued) return <IssueReceipt payment={issued} />
    if (proxima.impedimento) return <IssueLater next={proxima} />
    return <IssueRequest key={planLink?.id} next={proxima} onSent={setIssued} />
  }
  return (
    <RequestPageFrame title={contributionPaymentsText.title} lead={contributionPaymentsText.lead}>
      {content()}
    </RequestPageFrame>
  )
}

function IssueLater({ next }: { next: NextPayment }) {
  const { impedimento, idImpedimento } = next
  return (
    <RequestUnavailable
      title={blockedTitle(next)}
      action={
        <LinkButton
          href={`/services/gerar-contribuicao${idImpedimento === null ? '' : `?contribuicao=${idImpedimento}`}`}
        >
          {idImpedimento === null ? contributionPaymentsText.all : contributionPaymentsText.seeIt}
        </LinkButton>
      }
    >
      {impedimento && contributionPaymentsText.blocked[impedimento]}
    </RequestUnavailable>
  )
}
