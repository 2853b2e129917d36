import { type ReactNode, useId } from 'react'
import { Button } from 'react-aria-components/Button'
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { panel } from '../disclosure/panel.css.ts'
import { ChevronDownIcon } from '../icons/icons.ts'
import { useStrings } from '../strings/use-strings.ts'
import {
  chevron,
  detail as detailClass,
  explanation as explanationClass,
  label as labelClass,
  stat,
  trigger,
  value as valueClass,
} from './Stat.css.ts'

export interface StatProps {
  label: ReactNode
  /** The figure, formatted. */
  value: ReactNode
  /** A sentence under it: since when, compared with what. */
  detail?: ReactNode
  /** The way to the figure, shown on demand. */
  explanation?: ReactNode
  /** Default: "Como chegamos a este valor". */
  explanationLabel?: string
  /**
   * `large` for the one figure of a page. `hero` for the one that somebody came for, where label, figure and detail are one sentence. Default
   * `medium`.
   */
  size?: 'medium' | 'large' | 'hero'
}

/** A figure that matters, and where it comes from. */
export function Stat({ label, value, detail, explanation, explanationLabel, size = 'medium' }: StatProps) {
  const strings = useStrings()
  const labelId = useId()
  return (
    <div role="group" aria-labelledby={labelId} className={stat}>
      <p id={labelId} className={labelClass[size]}>
        {label}
      </p>
      <p className={valueClass[size]}>{value}</p>
      {detail && <p className={detailClass[size]}>{detail}</p>}
      {explanation && (
        <Disclosure>
          <Button slot="trigger" className={trigger}>
            {explanationLabel ?? strings.stat.explanation}
            <span className={chevron}>
              <ChevronDownIcon size="small" />
            </span>
          </Button>
          <DisclosurePanel className={panel}>
            <div className={explanationClass}>{explanation}</div>
          </DisclosurePanel>
        </Disclosure>
      )}
    </div>
  )
}
