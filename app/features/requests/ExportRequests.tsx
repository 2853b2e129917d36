import { Button } from '@portal/design-system/Button'
import { DownloadIcon } from '@portal/design-system/icons'
import { toast } from '@portal/design-system/Toast'
import { useCommand } from '#app/forms/use-command.ts'
import type { RequestFilters } from './requests.search.ts'
import { requestsText } from './requests.text.ts'

export type ExportRequestsProps = {
  filters: RequestFilters
  /** Writes the spreadsheet and answers where it is: of one's own requests, or of everybody's. */
  exportRequests: (options: { data: RequestFilters }) => Promise<{ href: string; file: string }>
}

/** Downloads what the filters find, all pages of it, as a spreadsheet. */
export function ExportRequests({ filters, exportRequests }: ExportRequestsProps) {
  const { isPending, run } = useCommand(exportRequests)
  const download = async () => {
    const outcome = await run(filters)
    if (outcome.ok) {
      const { href, file } = outcome.answer
      // No `download` on an anchor: with an ended session it would save the sign-in page as a spreadsheet.
      window.location.assign(href)
      toast.show({ message: requestsText.exported(file) })
    } else if (outcome.problem) {
      const { kind, detail } = outcome.problem
      toast.show({ message: kind === 'not-found' ? requestsText.nothingToExport : detail, tone: 'danger' })
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
      {requestsText.export}
    </Button>
  )
}
