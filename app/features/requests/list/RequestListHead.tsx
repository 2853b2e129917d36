import { Announcer } from '@portal/design-system/Announcer'
import { Cluster } from '@portal/design-system/Cluster'
import type { ReactNode } from 'react'
import { ExportRequests, type ExportRequestsProps, fetchSpreadsheet } from './ExportRequests.tsx'
import { exportsText } from './exports.text.ts'
import { RequestExportList } from './RequestExportList.tsx'
import { RequestsFound, type RequestsFoundProps } from './RequestsFound.tsx'
import { isUnfinished, type RequestExport } from './request-export.ts'
import { type ReadExports, useRequestExports } from './use-request-exports.ts'

export type RequestListHeadProps = RequestsFoundProps &
  Pick<ExportRequestsProps, 'filters' | 'exportRequests'> & {
    readExports: ReadExports
    /** How the list is shown, before the way to take it along. */
    children?: ReactNode
  }

/** Number of requests found, the export, and spreadsheets being prepared. */
export function RequestListHead({
  filters,
  exportRequests,
  readExports,
  children,
  ...found
}: RequestListHeadProps) {
  const exports = useRequestExports(readExports, fetchSpreadsheet)
  const hasExports = exports.all.length > 0
  return (
    <>
      <Cluster justify="between">
        <RequestsFound {...found} />
        <Cluster align="end">
          {children}
          <ExportRequests filters={filters} exportRequests={exportRequests} onBegun={exports.await} />
        </Cluster>
      </Cluster>
      {hasExports && <RequestExportList exports={exports.all} isStale={exports.isStale} />}
      <Announcer message={newsOf(exports.all)} />
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
