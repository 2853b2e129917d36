import type { ReactElement } from 'react'
import { fill, hatch, speck } from './series.css.ts'
import type { SeriesStyle } from './series.ts'

const marks: Record<SeriesStyle, ReactElement | null> = {
  one: null,
  two: <path className={hatch} d="M-3 3L3 -3M0 12L12 0M9 15L15 9" />,
  three: (
    <>
      <circle className={speck} cx="3" cy="3" r="1.4" />
      <circle className={speck} cx="9" cy="9" r="1.4" />
    </>
  ),
  four: <path className={hatch} d="M0 3h12M0 9h12" />,
  five: <path className={hatch} d="M3 0v12M9 0v12" />,
  six: <path className={hatch} d="M0 12L12 0M0 0L12 12" />,
}

/** The fills of a chart's series, to be used by `patternOf`. Once in each chart. */
export function SeriesPatterns({ scope, styles }: { scope: string; styles: readonly SeriesStyle[] }) {
  return (
    <defs>
      {styles.map((style) => (
        <pattern key={style} id={`${scope}-${style}`} width="12" height="12" patternUnits="userSpaceOnUse">
          <rect className={fill[style]} width="12" height="12" />
          {marks[style]}
        </pattern>
      ))}
    </defs>
  )
}
