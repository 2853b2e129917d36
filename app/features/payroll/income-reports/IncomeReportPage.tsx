import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { IncomeReportView } from './IncomeReportView.tsx'
import { incomeReportQueries } from './income-reports.queries.ts'

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
