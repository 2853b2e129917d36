import type { ReactNode } from 'react'
import {
  actions as actionsClass,
  bar,
  panel as panelClass,
  summary as summaryClass,
} from './ActionBar.css.ts'

export interface ActionBarProps {
  /** Names the bar. */
  label: string
  /** Actions on the page, the most likely first. */
  children: ReactNode
  /** In a few words, where the thing stands that is acted on. */
  summary?: ReactNode
  /** Form of an act, shown in place of the actions while the page stays in sight above it. */
  panel?: ReactNode
}

/** Actions on the one thing a page is about. Stays at the lower edge while the page scrolls. Put it last on the page, once. */
export function ActionBar({ label, children, summary, panel }: ActionBarProps) {
  return (
    <div role="group" aria-label={label} className={bar} data-docked data-print="hide">
      {panel ? (
        <div className={panelClass}>{panel}</div>
      ) : (
        <>
          {summary && <div className={summaryClass}>{summary}</div>}
          <div className={actionsClass}>{children}</div>
        </>
      )}
    </div>
  )
}
