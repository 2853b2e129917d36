import type { ReactNode } from 'react'
import { Label } from 'react-aria-components/Label'
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar'
import type { Labelling } from '../field/field-props.ts'
import {
  bar,
  drawing,
  heading,
  label as labelClass,
  passing,
  root,
  track,
  valueText,
} from './ProgressBar.css.ts'

export type ProgressBarProps = Labelling & {
  /** From 0 to `maxValue`. Leave out while the length is not known. */
  value?: number
  /** Default 100. */
  maxValue?: number
  /** Shown and announced in place of the percentage: "Passo 2 de 5". */
  valueLabel?: ReactNode
}

/** How far something has come. */
export function ProgressBar({ label, value, maxValue = 100, valueLabel, ...naming }: ProgressBarProps) {
  return (
    <AriaProgressBar
      aria-label={naming['aria-label']}
      value={value}
      maxValue={maxValue}
      valueLabel={valueLabel}
      isIndeterminate={value === undefined}
      className={root}
    >
      {({ percentage, valueText: text, isIndeterminate }) => (
        <>
          {label && (
            <span className={heading}>
              <Label className={labelClass}>{label}</Label>
              {!isIndeterminate && <span className={valueText}>{valueLabel ?? text}</span>}
            </span>
          )}
          <span className={track}>
            {/* A drawing, because its width is an attribute: a strict content policy refuses inline styles. */}
            <svg aria-hidden className={drawing}>
              <rect
                className={isIndeterminate ? passing : bar}
                width={isIndeterminate ? '30%' : `${percentage}%`}
                height="100%"
              />
            </svg>
          </span>
        </>
      )}
    </AriaProgressBar>
  )
}
