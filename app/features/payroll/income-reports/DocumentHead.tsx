import { Banner } from '@portal/design-system/Banner'
import { Cluster } from '@portal/design-system/Cluster'
import { Text } from '@portal/design-system/Text'
import { FileLink } from '#app/navigation/FileLink.tsx'
import type { FileHref } from '#app/navigation/file-address.ts'
import { incomeReportText } from './income-reports.text.ts'

export type DocumentHeadProps = {
  id: string
  title: string
  /** Where the PDF is; null for a year that still runs. */
  pdfHref: FileHref | null
  /** Up to when a year that still runs was counted. */
  preview: string
}

/** Title of a document with its PDF, or that it is a preview. */
export function DocumentHead({ id, title, pdfHref, preview }: DocumentHeadProps) {
  return (
    <>
      <Cluster justify="between" gap="4">
        <Text as="h2" variant="title" id={id}>
          {title}
        </Text>
        {pdfHref && (
          <FileLink href={pdfHref} aria-label={`${incomeReportText.pdf}: ${title}`}>
            {incomeReportText.pdf}
          </FileLink>
        )}
      </Cluster>
      {!pdfHref && <Banner title={incomeReportText.preview}>{preview}</Banner>}
    </>
  )
}
