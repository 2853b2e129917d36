import type { ReactNode } from 'react'
import { event, note as noteClass } from './Message.css.ts'

export interface MessageEventProps {
  /** The event: "Luiz assumiu a conversa". */
  children: ReactNode
  /** The moment as people read it. */
  time: string
  /** The same for machines: ISO 8601. */
  dateTime: string
  /** Someone's note about it for colleagues. */
  note?: ReactNode
}

/** Something that happened in a conversation and that nobody wrote. */
export function MessageEvent({ children, time, dateTime, note }: MessageEventProps) {
  return (
    <div className={event}>
      <p>{children}</p>
      <time dateTime={dateTime}>{time}</time>
      {note && <p className={noteClass}>{note}</p>}
    </div>
  )
}
