import { Card } from '@portal/design-system/Card'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Stack } from '@portal/design-system/Stack'
import { useId } from 'react'
import { fileHref } from '#app/navigation/file-address.ts'
import { incomeReportBlockNames } from '#contract/payroll/income-reports.text.ts'
import type { IncomeReportAnswer } from '#contract/payroll/income-reports.ts'
import { DocumentHead } from './DocumentHead.tsx'
import { IncomeOfNature } from './IncomeOfNature.tsx'
import { blockTitle, incomeTitle, previewSentence } from './income-report-sentences.ts'
import { incomeReportText } from './income-reports.text.ts'

/** The income report of a year, block by block as the federal revenue's form. */
export function IncomeDocument({ report }: { report: IncomeReportAnswer }) {
  const titleId = useId()
  const { ano, fechado, comprovantes } = report
  return (
    <Stack as="section" gap="6" aria-labelledby={titleId}>
      <DocumentHead
        id={titleId}
        title={incomeTitle(ano)}
        pdfHref={fechado ? fileHref('comprovante-rendimentos', ano) : null}
        preview={previewSentence(report, comprovantes[0]?.meses.at(-1)?.competencia)}
      />
      {comprovantes.map((one) => (
        <IncomeOfNature key={one.codigoReceita} report={report} one={one} />
      ))}
      <Card title={blockTitle(8, incomeReportBlockNames[8])} headingLevel={3}>
        <DescriptionList
          layout="rows"
          items={[
            { id: 'name', term: incomeReportText.officer, description: report.fontePagadora.responsavel },
          ]}
        />
      </Card>
    </Stack>
  )
}
