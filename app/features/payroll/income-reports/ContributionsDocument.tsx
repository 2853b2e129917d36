import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { type Description, DescriptionList } from '@portal/design-system/DescriptionList'
import { Stack } from '@portal/design-system/Stack'
import { Stat } from '@portal/design-system/Stat'
import { StatementTable } from '@portal/design-system/StatementTable'
import { useId } from 'react'
import { fileHref } from '#app/navigation/file-address.ts'
import type { ContributionStatement } from '#contract/payroll/income-reports.ts'
import { reaisText } from '#contract/value-text.ts'
import { contributionColumns } from './contribution-columns.ts'
import { DocumentHead } from './DocumentHead.tsx'
import { contributionsTitle, deductibleFormula, previewSentence } from './income-report-sentences.ts'
import { incomeReportText } from './income-reports.text.ts'

const { contributions: text } = incomeReportText

/** Contributions of a year, for the person's income tax return. */
export function ContributionsDocument({ statement }: { statement: ContributionStatement }) {
  const titleId = useId()
  const { ano, fechado, meses } = statement
  return (
    <Stack as="section" gap="6" aria-labelledby={titleId}>
      <DocumentHead
        id={titleId}
        title={contributionsTitle(ano)}
        pdfHref={fechado ? fileHref('demonstrativo-contribuicoes', ano) : null}
        preview={previewSentence(statement, meses.at(-1)?.mes)}
      />
      <Card>
        <Columns template="halves" columnGap="12">
          <Stat
            size="large"
            label={text.deductible}
            value={reaisText(statement.dedutivel)}
            detail={text.rule}
            explanation={deductibleFormula(statement)}
          />
          <DescriptionList layout="rows" items={partsOf(statement)} />
        </Columns>
      </Card>
      <Card title={text.months} headingLevel={3}>
        <StatementTable
          caption={text.months}
          isCaptionHidden
          columns={contributionColumns(statement)}
          rows={meses}
          rowKey={({ mes }) => mes}
        />
      </Card>
    </Stack>
  )
}

/** Parts that the plan does not have are left out. */
function partsOf(statement: ContributionStatement): Description[] {
  const parts: [id: string, term: string, amount: number][] = [
    ['basic', text.basic, statement.basica],
    ['supplementary', text.supplementary, statement.suplementar],
    ['voluntary', text.voluntary, statement.voluntaria],
    ['sponsor', text.sponsor, statement.patrocinadora],
    ['administration', text.administration, statement.administracao],
    ['risk', text.risk, statement.risco],
  ]
  return parts
    .filter(([, , amount]) => amount > 0)
    .map(([id, term, amount]) => ({ id, term, description: reaisText(amount), isNumeric: true }))
}
