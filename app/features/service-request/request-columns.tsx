import type { RenderLink } from '@portal/design-system/link'
import type { StatementColumn } from '@portal/design-system/StatementTable'
import type { ReactNode } from 'react'
import { formatInstantDate } from '#app/format/dates.ts'
import type { RequestItem } from '#contract/requests.ts'
import { RequestDeadline } from './RequestDeadline.tsx'
import { RequestStatusTag } from './RequestStatusTag.tsx'
import { opener, openerName, opening, small, stack } from './request-table.css.ts'
import { requestTableText } from './request-table.text.ts'

type Column = StatementColumn<RequestItem>

/** What a request is, as the link that opens it, with its protocol and its day. */
export function requestColumn(hrefOf: (idRequisicao: number) => string, renderLink: RenderLink): Column {
  return {
    id: 'request',
    header: requestTableText.request,
    isRowHeader: true,
    cell: ({ id, funcionalidade, protocolo, dataSolicitacao }) => (
      <span className={opening}>
        {renderLink({
          href: hrefOf(id),
          className: opener,
          children: (
            <>
              <span className={openerName}>{funcionalidade.nome}</span>
              <span className={small}>{requestTableText.protocol(protocolo)}</span>
            </>
          ),
        })}
        <time dateTime={dataSolicitacao} className={small}>
          {requestTableText.requestedAt(formatInstantDate(dataSolicitacao))}
        </time>
      </span>
    ),
  }
}

/** Whose request it is, for attendants. */
export const personColumns: readonly Column[] = [
  {
    id: 'person',
    header: requestTableText.person,
    cell: ({ pessoa }) => (
      <span className={stack}>
        <span>{pessoa.nome}</span>
        <span className={small}>{pessoa.cpf}</span>
      </span>
    ),
  },
  { id: 'plan', header: requestTableText.plan, cell: ({ plano }) => plano.nome },
]

/** Where it stands, since when, and until when it is to be decided. */
export const progressColumns: readonly Column[] = [
  {
    id: 'status',
    header: requestTableText.status,
    cell: ({ status, dataAtualizacao }) => (
      <span className={stack}>
        <RequestStatusTag status={status} />
        <time dateTime={dataAtualizacao} className={small}>
          {requestTableText.updatedAt(formatInstantDate(dataAtualizacao))}
        </time>
      </span>
    ),
  },
  {
    id: 'deadline',
    header: requestTableText.deadline,
    cell: ({ prazo }) => (
      <span className={stack}>
        <RequestDeadline deadline={prazo} />
      </span>
    ),
  },
]

/** A button beside each request. */
export function actionColumn(action: (request: RequestItem) => ReactNode): Column {
  return { id: 'action', header: requestTableText.conversation, cell: action }
}
