import { Button } from '@portal/design-system/Button'
import { DownloadIcon } from '@portal/design-system/icons'
import { toast } from '@portal/design-system/Toast'
import { useMutation } from '@tanstack/react-query'
import { problemOf } from '#app/api/problem.ts'
import type { RequestFilters } from './requests.search.ts'
import { requestsText } from './requests.text.ts'

export type ExportRequestsProps = {
  filters: RequestFilters
  /** Writes the spreadsheet and answers where it is. */
  exportRequests: (filters: RequestFilters) => Promise<{ href: string; file: string }>
}

/** Downloads what the filters find, all pages of it, as a spreadsheet. */
export function ExportRequests({ filters, exportRequests }: ExportRequestsProps) {
  const exporting = useMutation({
    mutationFn: () => exportRequests(filters),
    onSuccess: ({ href, file }) => {
      // No `download` on an anchor: with an ended session it would save the sign-in page as a spreadsheet.
      window.location.assign(href)
      toast.show({ message: requestsText.exported(file) })
    },
    onError: (error) => {
      const problem = problemOf(error)
      const message = problem.kind === 'not-found' ? requestsText.nothingToExport : problem.detail
      toast.show({ message, tone: 'danger' })
    },
  })
  return (
    <Button
      variant="secondary"
      size="compact"
      icon={DownloadIcon}
      isPending={exporting.isPending}
      onPress={() => exporting.mutate()}
    >
      {requestsText.export}
    </Button>
  )
}
