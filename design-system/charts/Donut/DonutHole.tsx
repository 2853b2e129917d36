import { useStrings } from '../../strings/use-strings.ts'
import type { ChartData } from '../chart-data.ts'
import { formatShare } from '../chart-share.ts'
import { hole, holeName, holeValue } from './Donut.css.ts'
import type { DonutPart } from './donut-parts.ts'

interface DonutHoleProps {
  data: ChartData
  parts: readonly DonutPart[]
  /** The part that is being read. */
  read: DonutPart | undefined
}

/** In the middle: the whole, or the part that is being read. */
export function DonutHole({ data, parts, read }: DonutHoleProps) {
  const strings = useStrings()
  const whole = parts.reduce((sum, { value }) => sum + value, 0)
  return (
    <p className={hole}>
      <span className={holeName}>{read ? read.point.label : strings.chart.total}</span>
      <span className={holeValue}>{read ? formatShare(read.share, strings) : data.formatValue(whole)}</span>
    </p>
  )
}
