import { Banner } from '@portal/design-system/Banner'
import { Card } from '@portal/design-system/Card'
import { ChartFigure } from '@portal/design-system/charts/ChartFigure'
import { Line } from '@portal/design-system/charts/Line'
import { EmptyState } from '@portal/design-system/EmptyState'
import { Select } from '@portal/design-system/Select'
import { Stack } from '@portal/design-system/Stack'
import { useState } from 'react'
import type { Problem } from '#app/api/problem.ts'
import type { Competence } from '#domain/calendar.ts'
import { missingCompetences } from '#domain/settings/indexers/check-indexer-values.ts'
import { AddMonth } from './AddMonth.tsx'
import { IndexerFigures } from './IndexerFigures.tsx'
import { IndexerMonths } from './IndexerMonths.tsx'
import { indexerChart } from './indexer-chart.ts'
import { type EditedMonth, knownMonths, monthProblems, withMonth, yearsOf } from './indexer-edits.ts'
import { indexerValuesText } from './indexers.text.ts'
import { SaveMonths } from './SaveMonths.tsx'

export type IndexerValuesViewProps = {
  months: readonly EditedMonth[]
  /** Month of today: none later can be recorded. */
  currentMonth: Competence
  canEdit: boolean
  isDirty: boolean
  isSending: boolean
  problem: Problem | null
  onChange: (months: EditedMonth[]) => void
  onUndo: () => void
  onSave: () => void
  /** Shows what is stored now, in place of what was typed. */
  onReadAgain: () => void
}

/** Monthly values of an index, what they add up to, and the fields to change them. */
export function IndexerValuesView(props: IndexerValuesViewProps) {
  const { months, currentMonth, canEdit, onChange } = props
  const values = knownMonths(months)
  const missing = missingCompetences(values)
  const chart = indexerChart(values)
  const years = yearsOf(months)
  const [wanted, setYear] = useState<string | null>(null)
  const year = wanted !== null && years.includes(wanted) ? wanted : years[0]
  const problems = monthProblems(months, currentMonth)
  const add = (added: EditedMonth) => {
    onChange(withMonth(months, added))
    setYear(added.competence.slice(0, 4))
  }
  return (
    <>
      {chart && (
        <Card title={indexerValuesText.chart.label}>
          <ChartFigure
            finding={chart.finding}
            description={indexerValuesText.chart.description}
            data={chart.data}
          >
            <Line data={chart.data} />
          </ChartFigure>
        </Card>
      )}
      <Card title={indexerValuesText.heading}>
        <Stack gap="5">
          <IndexerFigures values={values} />
          {missing[0] && (
            <Banner tone="warning" title={indexerValuesText.gapTitle} live="polite">
              {missing.length === 1 ? indexerValuesText.gapOne(missing[0]) : indexerValuesText.gap(missing)}
            </Banner>
          )}
          {year === undefined ? (
            <EmptyState headingLevel={3} title={indexerValuesText.noneTitle}>
              {indexerValuesText.noneText}
            </EmptyState>
          ) : (
            <>
              <Stack width="narrow">
                <Select<string>
                  label={indexerValuesText.yearField}
                  options={years.map((id) => ({ id, label: id }))}
                  value={year}
                  onChange={setYear}
                />
              </Stack>
              <IndexerMonths
                year={year}
                months={months}
                problems={problems}
                canEdit={canEdit}
                onChange={onChange}
              />
            </>
          )}
          {canEdit && <AddMonth months={months} currentMonth={currentMonth} onAdd={add} />}
          {canEdit && <SaveMonths {...props} hasProblems={problems.size > 0} />}
        </Stack>
      </Card>
    </>
  )
}
