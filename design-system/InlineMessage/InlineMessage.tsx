import type { ReactNode } from 'react'
import { type Tone, toneIcon } from '../tone/tone.ts'
import { mark, message } from './InlineMessage.css.ts'

export interface InlineMessageProps {
  /** Default `info`. */
  tone?: Tone
  children: ReactNode
  /** `polite` for a line that appears later and must be heard. */
  live?: 'polite'
  id?: string
}

/** One line about the thing beside it. The words carry the meaning; icon and colour repeat it. */
export function InlineMessage({ tone = 'info', children, live, id }: InlineMessageProps) {
  const Icon = toneIcon[tone]
  return (
    <p id={id} className={message[tone]} role={live && 'status'}>
      <span className={mark}>
        <Icon size="small" />
      </span>
      <span>{children}</span>
    </p>
  )
}
