import { PageHeader } from '@portal/design-system/PageHeader'
import { Select } from '@portal/design-system/Select'
import { Stack } from '@portal/design-system/Stack'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { NothingYet } from '#app/listing/NothingYet.tsx'
import { ContributionsDocument } from './ContributionsDocument.tsx'
import { IncomeDocument } from './IncomeDocument.tsx'
import type { ReportsOfYear } from './income-reports.functions.ts'
import { incomeReportQueries } from './income-reports.queries.ts'
import { incomeReportText } from './income-reports.text.ts'

const route = getRouteApi('/_shell/services/report-income')

export function IncomeReportPage() {
  const { ano } = route.useSearch()
  const { data: reports } = useSuspenseQuery(incomeReportQueries.year(useDeferredValue(ano)))
  const navigate = useNavigate()
  return (
    <IncomeReportView
      reports={reports}
      onYear={(chosen) =>
        void navigate({ to: '/services/report-income', search: { ano: chosen }, resetScroll: false })
      }
    />
  )
}

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
        {anos.length === 0 && <NothingYet {...incomeReportText.empty} />}
        {anos.length > 0 && ano === null && <NothingYet {...incomeReportText.noneInYear} />}
        <Stack gap="12">
          {rendimentos && <IncomeDocument report={rendimentos} />}
          {contribuicoes && <ContributionsDocument statement={contribuicoes} />}
        </Stack>
      </Stack>
    </>
  )
}
