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
  /** What can be done with the page, the most likely first. */
  children: ReactNode
  /** In a few words, where the thing stands that is acted on. */
  summary?: ReactNode
  /** What an act asks before it is done. It stands in the place of the actions, and the page stays in sight above it. */
  panel?: ReactNode
}

/**
 * What can be done with the one thing that a page is about. It stays at the lower edge while the page scrolls. Put it last on the
 * page, once.
 */
export function ActionBar({ label, children, summary, panel }: ActionBarProps) {
  return (
    <div role="group" aria-label={label} className={bar} data-print="hide">
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
