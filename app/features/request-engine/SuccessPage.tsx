import { Cluster } from '@portal/design-system/Cluster'
import { LinkButton } from '@portal/design-system/LinkButton'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { RequestItem } from '#contract/requests/requests.ts'
import { clockOf, type RequestStatusId } from '#domain/requests/request-status.ts'
import { filedRequestQuery } from './filed-request.queries.ts'
import { ProtocolReceipt } from './ProtocolReceipt.tsx'
import { RequestPageFrame } from './RequestPageFrame.tsx'
import { RequestReceiptLink } from './RequestReceiptLink.tsx'
import { requestText } from './service-request.text.ts'

const { success } = requestText

/** Confirmation of a request by its protocol: what it is, until when it is decided, and what comes next; without one it confirms nothing. */
export function SuccessPage() {
  const { protocolo } = useSearch({ from: '/_shell/success' })
  const { data: request } = useSuspenseQuery(filedRequestQuery(protocolo))
  return <SuccessView protocolo={protocolo} request={request} />
}

type SuccessViewProps = { protocolo: string | undefined; request: RequestItem | null }

/** The same, of what was read. */
function SuccessView({ protocolo, request }: SuccessViewProps) {
  if (!request) {
    const [title, lead] = protocolo
      ? [success.unknownTitle, success.unknownText]
      : [success.noneTitle, success.noneText]
    return (
      <RequestPageFrame title={title} lead={lead}>
        <NextLinks />
      </RequestPageFrame>
    )
  }
  const isDecided = clockOf(request.status.id as RequestStatusId) === 'stopped'
  return (
    <RequestPageFrame title={success.title} lead={success.lead}>
      <ProtocolReceipt
        protocolo={request.protocolo}
        about={request.funcionalidade.nome}
        dataSolicitacao={request.dataSolicitacao}
        deadline={request.prazo?.data}
        next={isDecided ? requestText.receipt.doneNext : requestText.next}
      />
      <NextLinks idRequisicao={request.id} />
    </RequestPageFrame>
  )
}

function NextLinks({ idRequisicao }: { idRequisicao?: number }) {
  return (
    <Cluster isStackedOnPhone>
      <LinkButton href={followHref(idRequisicao)}>
        {idRequisicao ? requestText.follow : requestText.requests}
      </LinkButton>
      {idRequisicao && <RequestReceiptLink idRequisicao={idRequisicao} />}
      <LinkButton href="/" variant="secondary">
        {requestText.home}
      </LinkButton>
    </Cluster>
  )
}

const followHref = (id: number | undefined) => `/services/requests${id ? `?idRequisicao=${id}` : ''}`
