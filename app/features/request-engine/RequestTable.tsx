import { StatementTable } from '@portal/design-system/StatementTable'
import type { ReactNode } from 'react'
import type { RequestItem } from '#contract/requests/requests.ts'
import { actionColumn, personColumns, progressColumns, requestColumn } from './request-columns.tsx'
import { scroller } from './service-request.css.ts'

type RequestTableProps = {
  caption: string
  requests: readonly RequestItem[]
  /** Address of one request. */
  hrefOf: (idRequisicao: number) => string
  /** Whose requests they are: shown to attendants. Default false. */
  showsPeople?: boolean
  /** A button beside each request. */
  action?: (request: RequestItem) => ReactNode
}

/** Requests to read and open; on a phone each one becomes a card. The heading above it says the caption. */
export function RequestTable({ caption, requests, hrefOf, showsPeople = false, action }: RequestTableProps) {
  const columns = [
    requestColumn(hrefOf),
    ...(showsPeople ? personColumns : []),
    ...progressColumns(showsPeople),
    ...(action ? [actionColumn(action)] : []),
  ]
  return (
    <div className={scroller}>
      <StatementTable
        caption={caption}
        isCaptionHidden
        columns={columns}
        rows={requests}
        rowKey={({ id }) => id}
      />
    </div>
  )
}
