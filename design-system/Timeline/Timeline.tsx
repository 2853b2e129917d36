import type { ReactNode } from 'react'
import type { IconComponent } from '../icons/Icon.tsx'
import { type TagTone, toneIcon } from '../tone/tone.ts'
import { event, marks, meta, text, timeline, title as titleClass } from './Timeline.css.ts'

export interface TimelineEvent {
  id: string
  title: ReactNode
  /** The moment as people read it: "12 de mar. de 2026, 14h05". */
  when: string
  /** The same for machines: ISO 8601. */
  dateTime: string
  /** Who did it. */
  actor?: string
  children?: ReactNode
  /** Default `neutral`. */
  tone?: TagTone
  icon?: IconComponent
  /** Where things stand now. */
  isCurrent?: boolean
}

export interface TimelineProps {
  /** Names the list. */
  label: string
  /** In the order to be read. */
  events: readonly TimelineEvent[]
}

/** Events in order. */
export function Timeline({ label, events }: TimelineProps) {
  return (
    <ol aria-label={label} className={timeline}>
      {events.map(({ id, title, when, dateTime, actor, children, tone = 'neutral', icon, isCurrent }) => {
        const Icon = icon ?? toneIcon[tone]
        return (
          <li key={id} className={event} aria-current={isCurrent ? 'step' : undefined}>
            <span className={marks[tone]}>
              <Icon size="small" />
            </span>
            <p className={titleClass}>{title}</p>
            <p className={meta}>
              <time dateTime={dateTime}>{when}</time>
              {actor && ` · ${actor}`}
            </p>
            {children && <div className={text}>{children}</div>}
          </li>
        )
      })}
    </ol>
  )
}
