import { CellLines, RowLink, type StatementColumn } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import type { ReactNode } from 'react'
import { priorityNames } from '#contract/requests/requests.text.ts'
import type { RequestItem } from '#contract/requests/requests.ts'
import { instantDateText } from '#contract/value-text.ts'
import { RequestDeadline } from './RequestDeadline.tsx'
import { RequestStatusTag } from './RequestStatusTag.tsx'
import { requestTableText } from './request-table.text.ts'
import { rowAction } from './service-request.css.ts'

type Column = StatementColumn<RequestItem>

/** Column naming a request, as a link that opens it, with its protocol and day. */
export function requestColumn(hrefOf: (idRequisicao: number) => string): Column {
  return {
    id: 'request',
    header: requestTableText.request,
    isRowHeader: true,
    cell: ({ id, funcionalidade, protocolo, dataSolicitacao }) => (
      <CellLines keepsWhole>
        <RowLink href={hrefOf(id)} detail={requestTableText.protocol(protocolo)}>
          {funcionalidade.nome}
        </RowLink>
        <Text as="time" variant="small" tone="muted" dateTime={dataSolicitacao}>
          {requestTableText.requestedAt(instantDateText(dataSolicitacao))}
        </Text>
      </CellLines>
    ),
  }
}

/** Whose request it is, for attendants. */
export const personColumns: readonly Column[] = [
  {
    id: 'person',
    header: requestTableText.person,
    cell: ({ pessoa, prioridade }) => (
      <CellLines keepsWhole>
        <span>{pessoa.nome}</span>
        <Text as="span" variant="small" tone="muted">
          {pessoa.cpf}
        </Text>
        {prioridade && (
          <Text as="span" variant="small">
            {priorityNames[prioridade]}
          </Text>
        )}
      </CellLines>
    ),
  },
  { id: 'plan', header: requestTableText.plan, cell: ({ plano }) => plano.nome },
]

/** Where it stands, since when, and until when it is to be decided. */
export const progressColumns = (isAttendant: boolean): readonly Column[] => [
  {
    id: 'status',
    header: requestTableText.status,
    cell: ({ status, dataAtualizacao }) => (
      <CellLines keepsWhole>
        <RequestStatusTag status={status} />
        <Text as="time" variant="small" tone="muted" dateTime={dataAtualizacao}>
          {requestTableText.updatedAt(instantDateText(dataAtualizacao))}
        </Text>
      </CellLines>
    ),
  },
  {
    id: 'deadline',
    header: requestTableText.deadline,
    cell: ({ prazo, status }) => (
      <CellLines keepsWhole>
        <RequestDeadline deadline={prazo} status={status} isAttendant={isAttendant} />
      </CellLines>
    ),
  },
]

/** A button beside each request. */
export function actionColumn(action: (request: RequestItem) => ReactNode): Column {
  return {
    id: 'action',
    header: requestTableText.conversation,
    cell: (request) => <span className={rowAction}>{action(request)}</span>,
  }
}
