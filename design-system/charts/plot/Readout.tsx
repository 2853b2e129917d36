import { type ChartData, type ChartPoint, totalOf, valueOf } from '../chart-data.ts'
import { stroke } from '../series.css.ts'
import { patternOf, type SeriesStyle, seriesStyle } from '../series.ts'
import { lineShape } from './Plot.css.ts'
import { entry, entryName, entryValue, pointName, readout, swatchBox } from './Readout.css.ts'

interface ReadoutProps {
  data: ChartData
  point: ChartPoint
  scope: string
  totalLabel: string | undefined
  swatch: 'area' | 'line'
}

function Swatch({ scope, style, kind }: { scope: string; style: SeriesStyle; kind: 'area' | 'line' }) {
  return (
    <svg aria-hidden viewBox="0 0 16 16" className={swatchBox}>
      {kind === 'area' ? (
        <rect width="16" height="16" rx="4" fill={patternOf(scope, style)} />
      ) : (
        <path d="M0 8h16" className={`${lineShape} ${stroke[style]}`} />
      )}
    </svg>
  )
}

/** The legend, with the values of the point that is being read; the last one until somebody chooses. */
export function Readout({ data, point, scope, totalLabel, swatch }: ReadoutProps) {
  return (
    <div className={readout}>
      <span className={pointName}>{point.label}</span>
      {data.series.map(({ id, label }, index) => (
        <span key={id} className={entry}>
          <Swatch scope={scope} style={seriesStyle(index)} kind={swatch} />
          <span className={entryName}>{label}</span>
          <span className={entryValue}>{data.formatValue(valueOf(point, id))}</span>
        </span>
      ))}
      {totalLabel && (
        <span className={entry}>
          <span className={entryName}>{totalLabel}</span>
          <span className={entryValue}>{data.formatValue(totalOf(data, point))}</span>
        </span>
      )}
    </div>
  )
}
