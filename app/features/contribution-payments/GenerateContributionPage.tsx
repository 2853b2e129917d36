import { buttonClass } from '@portal/design-system/Button/button-class'
import { EmptyState } from '@portal/design-system/EmptyState'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { RequestPage } from '#app/features/service-request/RequestPage.tsx'
import { PathLink } from '#app/navigation/PathLink.tsx'
import type {
  ContributionPaymentDetail,
  NextPayment,
  PaymentToIssue,
} from '#contract/contribution-payments.ts'
import { cancelContribution, issueContribution } from './contribution-payments.functions.ts'
import { contributionPaymentQueries } from './contribution-payments.queries.ts'
import { contributionPaymentsText } from './contribution-payments.text.ts'
import { blockedTitle } from './contribution-payments-sentences.ts'
import { IssueReceipt } from './IssueReceipt.tsx'
import { IssueRequest } from './IssueRequest.tsx'
import { PaymentsView } from './PaymentsView.tsx'
import { PaymentView } from './PaymentView.tsx'

const route = getRouteApi('/_shell/services/gerar-contribuicao')
const file = (input: PaymentToIssue) => issueContribution({ data: input })
const cancel = (idContribuicao: number) => cancelContribution({ data: { idContribuicao } })

/** Contributions that are paid one by one: all of them, one of them, or the form of a new one. */
export function GenerateContributionPage() {
  const { contribuicao, nova } = route.useSearch()
  if (contribuicao !== undefined) return <OnePayment key={contribuicao} id={contribuicao} />
  return nova ? <NewPayment /> : <Payments />
}

function Payments() {
  const { data } = useSuspenseQuery(contributionPaymentQueries.all())
  return <PaymentsView next={data.proxima} payments={data.contribuicoes} />
}

function OnePayment({ id }: { id: number }) {
  const { data: payment } = useSuspenseQuery(contributionPaymentQueries.one(id))
  return <PaymentView payment={payment} cancel={cancel} />
}

const receiptOf = (payment: ContributionPaymentDetail) => <Issued payment={payment} />

function Issued({ payment }: { payment: ContributionPaymentDetail }) {
  return <IssueReceipt payment={payment} />
}

function NewPayment() {
  const { proxima } = useSuspenseQuery(contributionPaymentQueries.all()).data
  return (
    <RequestPage<ContributionPaymentDetail, never>
      slug="gerar-contribuicao"
      lead={contributionPaymentsText.lead}
      returned={null}
      notNow={proxima.impedimento && <NotNow next={proxima} />}
      receipt={receiptOf}
    >
      {(request) => <IssueRequest {...request} next={proxima} file={file} />}
    </RequestPage>
  )
}

function NotNow({ next }: { next: NextPayment }) {
  const { impedimento, idImpedimento } = next
  return (
    <EmptyState
      title={blockedTitle(next)}
      action={
        <PathLink
          path="/services/gerar-contribuicao"
          {...(idImpedimento !== null && { search: { contribuicao: idImpedimento } })}
          className={buttonClass({ variant: 'primary' })}
        >
          {idImpedimento === null ? contributionPaymentsText.all : contributionPaymentsText.seeIt}
        </PathLink>
      }
    >
      {impedimento && contributionPaymentsText.blocked[impedimento]}
    </EmptyState>
  )
}
