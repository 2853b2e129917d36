import { Columns } from '@portal/design-system/Columns'
import { Stat } from '@portal/design-system/Stat'
import { indexChangeText } from '#app/format/percent.ts'
import { monthText, returnText } from '#contract/value-text.ts'
import { accumulatedTwelveMonths, accumulatedYear } from '#domain/settings/indexers/accumulate.ts'
import type { IndexerValue } from '#domain/settings/indexers/indexer-values.ts'
import { indexerFieldsText, indexerValuesText } from './indexers.text.ts'

/** The newest month, and what its year and its twelve months add up to. */
export function IndexerFigures({ values }: { values: readonly IndexerValue[] }) {
  const newest = values.at(-1)
  if (!newest) return null
  const year = accumulatedYear(values, newest.competence)
  const twelve = accumulatedTwelveMonths(values, newest.competence)
  return (
    <Columns minWidth="narrow" gap="5">
      <Stat
        label={indexerValuesText.newest}
        value={indexChangeText(newest.percent)}
        detail={monthText(newest.competence)}
      />
      <Stat
        label={indexerValuesText.year(newest.competence.slice(0, 4))}
        value={year.ok ? returnText(year.result) : indexerFieldsText.noFigure}
      />
      <Stat
        label={indexerValuesText.twelveMonths}
        value={twelve.ok ? returnText(twelve.result) : indexerFieldsText.noFigure}
      />
    </Columns>
  )
}
