import { IconButton } from '@portal/design-system/IconButton'
import { TrashIcon } from '@portal/design-system/icons'
import { NumberField } from '@portal/design-system/NumberField'
import { type StatementColumn, StatementTable } from '@portal/design-system/StatementTable'
import { indexChangeText } from '#app/format/percent.ts'
import { competenceText, monthText, returnText } from '#contract/value-text.ts'
import type { Competence } from '#domain/calendar.ts'
import { accumulatedYear } from '#domain/settings/indexers/accumulate.ts'
import { INDEXER_DECIMALS, SHOWN_DECIMALS } from '#domain/settings/indexers/indexer-values.ts'
import { type EditedMonth, knownMonths, withoutMonth, withPercent } from './indexer-edits.ts'
import { percentField } from './indexers.css.ts'
import { indexerFieldsText, indexerValuesText } from './indexers.text.ts'

type IndexerMonthsProps = {
  year: string
  months: readonly EditedMonth[]
  problems: ReadonlyMap<Competence, string>
  canEdit: boolean
  onChange: (months: EditedMonth[]) => void
}

type Column = StatementColumn<EditedMonth>

/** The months of a year, newest first, each with the field to correct it. */
export function IndexerMonths({ year, months, problems, canEdit, onChange }: IndexerMonthsProps) {
  const values = knownMonths(months)
  const soFar = ({ competence }: EditedMonth) => {
    const outcome = accumulatedYear(values, competence)
    return outcome.ok ? returnText(outcome.result) : indexerFieldsText.noFigure
  }
  const field = ({ competence, percent }: EditedMonth) => {
    return (
      <div className={percentField}>
        <NumberField
          aria-label={indexerValuesText.percentOf(monthText(competence))}
          decimals={INDEXER_DECIMALS}
          leastDecimals={SHOWN_DECIMALS}
          unit="%"
          value={percent}
          onChange={(typed) => onChange(withPercent(months, competence, typed))}
          errorMessage={problems.get(competence)}
        />
      </div>
    )
  }
  const remove = ({ competence }: EditedMonth) => (
    <IconButton
      icon={TrashIcon}
      label={indexerValuesText.remove(monthText(competence))}
      onPress={() => onChange(withoutMonth(months, competence))}
    />
  )
  const columns: Column[] = [
    {
      id: 'month',
      header: indexerValuesText.month,
      isRowHeader: true,
      cell: ({ competence }) => competenceText(competence),
    },
    {
      id: 'percent',
      header: indexerValuesText.percent,
      isNumeric: true,
      cell: canEdit ? field : ({ percent }) => indexChangeText(percent ?? 0),
    },
    { id: 'so-far', header: indexerValuesText.soFar, isNumeric: true, cell: soFar },
    ...(canEdit ? [{ id: 'actions', header: indexerValuesText.actions, cell: remove }] : []),
  ]
  return (
    <StatementTable
      caption={indexerValuesText.table(year)}
      isCaptionHidden
      columns={columns}
      rows={months.filter(({ competence }) => competence.startsWith(year)).toReversed()}
      rowKey={({ competence }) => competence}
    />
  )
}
