import { Announcer } from '@portal/design-system/Announcer'
import { Cluster } from '@portal/design-system/Cluster'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import type { ReactNode } from 'react'
import { requestsText } from '../requests.text.ts'
import { ExportRequests, type ExportRequestsProps, fetchSpreadsheet } from './ExportRequests.tsx'
import { exportsText } from './exports.text.ts'
import { RequestExportList } from './RequestExportList.tsx'
import { RequestsFound, type RequestsFoundProps } from './RequestsFound.tsx'
import { isUnfinished, type RequestExport } from './request-export.ts'
import type { ListAtAddress } from './use-list-page.ts'
import { type ReadExports, useRequestExports } from './use-request-exports.ts'

export type RequestListHeadProps = Pick<RequestsFoundProps, 'page' | 'isRefreshing'> &
  Pick<ExportRequestsProps, 'filters' | 'exportRequests'> & {
    list: ListAtAddress['list']
    readExports: ReadExports
    /** How the list is shown, before the way to take it along. */
    children?: ReactNode
  }

/** Number of requests found and whether they are all, the export, and spreadsheets being prepared. */
export function RequestListHead({
  list,
  filters,
  exportRequests,
  readExports,
  children,
  ...shown
}: RequestListHeadProps) {
  const exports = useRequestExports(readExports, fetchSpreadsheet)
  const hasExports = exports.all.length > 0
  return (
    <>
      <Cluster justify="between">
        <RequestsFound count={list.totalItems} isExact={list.totalExato} pages={list.totalPage} {...shown} />
        <Cluster align="end">
          {children}
          <ExportRequests filters={filters} exportRequests={exportRequests} onBegun={exports.await} />
        </Cluster>
      </Cluster>
      {hasExports && <RequestExportList exports={exports.all} isStale={exports.isStale} />}
      <Announcer message={newsOf(exports.all)} />
      {!list.totalExato && <InlineMessage>{requestsText.onlyNewest(list.totalItems)}</InlineMessage>}
    </>
  )
}

const QUARTER = 25

/** Of the newest on its way, each quarter. */
function newsOf(exports: readonly RequestExport[]): string {
  const newest = exports.find(isUnfinished)
  if (!newest || newest.state === 'na-fila') return newest ? exportsText.queued(newest.ahead) : ''
  const quarters = Math.floor((newest.rows / newest.total) * (100 / QUARTER)) * QUARTER
  return quarters > 0 ? exportsText.percent(newest.file, quarters) : ''
}
