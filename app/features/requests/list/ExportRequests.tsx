import { Button } from '@portal/design-system/Button'
import { DownloadIcon } from '@portal/design-system/icons'
import { toast } from '@portal/design-system/Toast'
import { useCommand } from '#app/forms/use-command.ts'
import type { RequestFilters } from '../requests.search.ts'
import { exportsText } from './exports.text.ts'
import { isUnfinished, type RequestExport } from './request-export.ts'

export type ExportRequestsProps = {
  filters: RequestFilters
  /** Has the spreadsheet written, of one's own requests or of everybody's, and answers where it is or will be. */
  exportRequests: (options: { data: RequestFilters }) => Promise<RequestExport>
  /** Told of one that takes longer. */
  onBegun: (begun: RequestExport) => void
}

/** Toast subject: the message that the spreadsheet is ready replaces the one that it is being prepared. */
const EXPORT = 'export-requests'

/** Downloads what the filters find, all pages of it, as a spreadsheet: at once, or when it is ready. */
export function ExportRequests({ filters, exportRequests, onBegun }: ExportRequestsProps) {
  const { isPending, run } = useCommand(exportRequests)
  const download = async () => {
    const outcome = await run(filters)
    if (outcome.ok && isUnfinished(outcome.answer)) {
      onBegun(outcome.answer)
      toast.show({ message: exportsText.begun, tone: 'info', about: EXPORT })
    } else if (outcome.ok) fetchSpreadsheet(outcome.answer)
    else if (outcome.problem) {
      const { kind, detail } = outcome.problem
      const message = kind === 'not-found' ? exportsText.nothing : detail
      toast.show({ message, tone: 'danger', about: EXPORT })
    }
  }
  return (
    <Button
      variant="secondary"
      size="compact"
      icon={DownloadIcon}
      isPending={isPending}
      onPress={() => void download()}
    >
      {exportsText.export}
    </Button>
  )
}

/** Begins the download of a ready spreadsheet, and says so. */
export function fetchSpreadsheet({ href, file }: RequestExport): void {
  // No `download` on an anchor: with an ended session it would save the sign-in page as a spreadsheet.
  window.location.assign(href)
  toast.show({ message: exportsText.ready(file), about: EXPORT })
}
