import { Banner } from '@portal/design-system/Banner'
import { FileLink } from '#app/navigation/FileLink.tsx'
import { type FileHref } from '#app/navigation/file-address.ts'
import { documentHead, documentTitle } from './income-reports.css.ts'
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
      <div className={documentHead}>
        <h2 id={id} className={documentTitle}>
          {title}
        </h2>
        {pdfHref && (
          <FileLink href={pdfHref} aria-label={`${incomeReportText.pdf}: ${title}`}>
            {incomeReportText.pdf}
          </FileLink>
        )}
      </div>
      {!pdfHref && <Banner title={incomeReportText.preview}>{preview}</Banner>}
    </>
  )
}
