import { Card } from '@portal/design-system/Card'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Stack } from '@portal/design-system/Stack'
import { RequestDeadline } from '#app/features/request-engine/RequestDeadline.tsx'
import { RequestStatusTag } from '#app/features/request-engine/RequestStatusTag.tsx'
import { instantText } from '#contract/value-text.ts'
import { clockOf, type RequestStatusId } from '#domain/requests/request-status.ts'
import type { RequestOnPage } from '../list/request-on-page.ts'
import { requestsText } from '../requests.text.ts'

type RequestSummaryProps = { request: RequestOnPage; isAttendant: boolean }

/** Where a request stands: status, deadline, dates; for attendants also whose it is. */
export function RequestSummary({ request, isAttendant }: RequestSummaryProps) {
  const { status, prazo, dataSolicitacao, dataAtualizacao, pessoa, plano } = request
  return (
    <Card title={requestsText.summary}>
      <DescriptionList
        items={[
          { id: 'status', term: requestsText.status, description: <RequestStatusTag status={status} /> },
          {
            id: 'deadline',
            term: requestsText.deadline,
            description: (
              <Stack as="span" gap="1" align="start">
                <RequestDeadline deadline={prazo} status={status} isAttendant={isAttendant} />
              </Stack>
            ),
          },
          isAttendant && { id: 'person', term: requestsText.person, description: pessoa.nome },
          isAttendant && { id: 'cpf', term: requestsText.cpf, description: pessoa.cpf },
          { id: 'plan', term: requestsText.plan, description: plano.nome },
          {
            id: 'requested',
            term: requestsText.requestedAt,
            description: instantText(dataSolicitacao),
          },
          {
            id: 'updated',
            term: requestsText.updatedAt,
            description: instantText(dataAtualizacao),
          },
          analystLine(request),
        ]}
      />
    </Card>
  )
}

/** Who works on it, or who decided it; nothing of one that ended before anybody took it. */
function analystLine({ status, analista, etapas }: RequestOnPage) {
  const isOpen = clockOf(status.id as RequestStatusId) !== 'stopped'
  if (isOpen)
    return { id: 'analyst', term: requestsText.analyst, description: analista?.nome ?? requestsText.nobody }
  const decider = etapas.findLast(({ decididaPor }) => decididaPor !== null)?.decididaPor ?? analista?.nome
  return decider !== undefined && { id: 'analyst', term: requestsText.decidedBy, description: decider }
}
