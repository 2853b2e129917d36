import type { ReactNode } from 'react'
import { Label } from 'react-aria-components/Label'
import { Meter as AriaMeter } from 'react-aria-components/Meter'
import { bar, drawing, heading, label as labelClass, root, track, valueText } from './Meter.css.ts'

export interface MeterProps {
  label: ReactNode
  value: number
  /** Default 0. */
  minValue?: number
  /** Default 100. */
  maxValue?: number
  /** Shown and announced in place of the percentage: "R$ 4.500 de R$ 10.000". */
  valueLabel?: string
  /** The words must say it too. Default `neutral`. */
  tone?: 'neutral' | 'success' | 'warning' | 'danger'
}

/** A part of a known whole: margin used, limit reached. For work under way use `ProgressBar`. */
export function Meter({ label, tone = 'neutral', valueLabel, ...range }: MeterProps) {
  return (
    <AriaMeter {...range} valueLabel={valueLabel} className={root}>
      {({ percentage, valueText: text }) => (
        <>
          <span className={heading}>
            <Label className={labelClass}>{label}</Label>
            <span className={valueText}>{text}</span>
          </span>
          <span className={track}>
            {/* A drawing: its width is an attribute, so no inline style is needed. */}
            <svg aria-hidden className={drawing}>
              <rect className={bar[tone]} width={`${percentage}%`} height="100%" />
            </svg>
          </span>
        </>
      )}
    </AriaMeter>
  )
}
