import { Card } from '@portal/design-system/Card'
import { EmptyState } from '@portal/design-system/EmptyState'
import { LinkButton } from '@portal/design-system/LinkButton'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Select } from '@portal/design-system/Select'
import { Stack } from '@portal/design-system/Stack'
import { ContributionsDocument } from './ContributionsDocument.tsx'
import { IncomeDocument } from './IncomeDocument.tsx'
import type { ReportsOfYear } from './income-reports.functions.ts'
import { incomeReportText } from './income-reports.text.ts'

export type IncomeReportViewProps = {
  reports: ReportsOfYear
  onYear: (year: number) => void
}

/** The documents of a year: what was received, and what was contributed. */
export function IncomeReportView({ reports, onYear }: IncomeReportViewProps) {
  const { anos, ano, rendimentos, contribuicoes } = reports
  return (
    <>
      <PageHeader title={incomeReportText.title} description={incomeReportText.lead} />
      <Stack gap="6">
        {anos.length > 0 && (
          <Stack width="narrow" data-print="hide">
            <Select
              label={incomeReportText.year}
              options={anos.map((option) => ({ id: option.ano, label: String(option.ano) }))}
              value={ano}
              onChange={(chosen) => chosen !== null && onYear(chosen)}
            />
          </Stack>
        )}
        {anos.length === 0 && <Nothing {...incomeReportText.empty} />}
        {anos.length > 0 && ano === null && <Nothing {...incomeReportText.noneInYear} />}
        <Stack gap="12">
          {rendimentos && <IncomeDocument report={rendimentos} />}
          {contribuicoes && <ContributionsDocument statement={contribuicoes} />}
        </Stack>
      </Stack>
    </>
  )
}

function Nothing({ title, text, action }: { title: string; text: string; action?: string }) {
  return (
    <Card>
      <EmptyState
        title={title}
        action={
          action && (
            <LinkButton href="/services" variant="secondary">
              {action}
            </LinkButton>
          )
        }
      >
        {text}
      </EmptyState>
    </Card>
  )
}
