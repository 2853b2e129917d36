import { useStrings } from '../../strings/use-strings.ts'
import type { ChartData } from '../chart-data.ts'
import { formatShare } from '../chart-share.ts'
import { patternOf, seriesStyle } from '../series.ts'
import { entry, entryName, entryShare, entryValue, legend, swatch } from './Donut.css.ts'
import type { DonutPart } from './donut-parts.ts'

interface DonutLegendProps {
  data: ChartData
  parts: readonly DonutPart[]
  /** Of the patterns. */
  scope: string
  read: DonutPart | undefined
}

/** Every part with its value and share: nothing has to be pointed at to be known. */
export function DonutLegend({ data, parts, scope, read }: DonutLegendProps) {
  const strings = useStrings()
  return (
    <ul aria-label={data.label} className={legend}>
      {parts.map((part, place) => (
        <li key={part.point.x} className={entry} data-read={part === read || undefined}>
          <svg aria-hidden viewBox="0 0 16 16" className={swatch}>
            <rect width="16" height="16" rx="4" fill={patternOf(scope, seriesStyle(place))} />
          </svg>
          <span className={entryName}>{part.point.label}</span>
          <span className={entryShare}>{formatShare(part.share, strings)}</span>
          <span className={entryValue}>{data.formatValue(part.value)}</span>
        </li>
      ))}
    </ul>
  )
}
