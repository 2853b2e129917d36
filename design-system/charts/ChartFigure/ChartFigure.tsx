import { type ReactNode, useState } from 'react'
import { Button } from '../../Button/Button.tsx'
import { ChartLineIcon, TableIcon } from '../../icons/icons.ts'
import { StatementTable } from '../../StatementTable/StatementTable.tsx'
import { useStrings } from '../../strings/use-strings.ts'
import type { ChartData } from '../chart-data.ts'
import { caption, figure, finding as findingClass, head, note, toggle } from './ChartFigure.css.ts'
import { chartColumns } from './chart-columns.ts'

export type { ChartData, ChartPoint, ChartSeries } from '../chart-data.ts'

export interface ChartFigureProps {
  /** Finding of the chart, in a sentence: "Seu saldo dobrou em cinco anos". */
  finding: ReactNode
  /** Source, period, unit. */
  description?: ReactNode
  /** The data of the chart, also drawn as a table. */
  data: ChartData
  /** Adds a column with the sum of the series. Default false. */
  hasTotal?: boolean
  /** Adds each point's share of the whole, and the whole below. For a `Donut`. Default false. */
  hasShare?: boolean
  /** The chart of the same data: `StackedArea`, `Line`, `Bars` or `Donut`. */
  children: ReactNode
}

/** A chart with its finding in words, and the same data as a table on demand. */
export function ChartFigure({
  finding,
  description,
  data,
  hasTotal = false,
  hasShare = false,
  children,
}: ChartFigureProps) {
  const strings = useStrings()
  const whole = hasTotal ? 'total' : 'none'
  const [isTable, setTable] = useState(false)
  return (
    <figure className={figure}>
      <div className={head}>
        <figcaption className={caption}>
          <p className={findingClass}>{finding}</p>
          {description && <p className={note}>{description}</p>}
        </figcaption>
        <div className={toggle} data-print="hide">
          <Button
            variant="quiet"
            size="compact"
            icon={isTable ? ChartLineIcon : TableIcon}
            onPress={() => setTable(!isTable)}
          >
            {isTable ? strings.chart.asChart : strings.chart.asTable}
          </Button>
        </div>
      </div>
      {isTable ? (
        <StatementTable
          caption={data.label}
          isCaptionHidden
          columns={chartColumns(data, hasShare ? 'share' : whole, strings)}
          rows={data.points}
          rowKey={(point) => point.x}
        />
      ) : (
        children
      )}
    </figure>
  )
}
