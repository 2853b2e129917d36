import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import type { IconComponent } from '../icons/Icon.tsx'
import { CheckAllIcon, CheckIcon, ClockIcon, DangerIcon, RefreshIcon } from '../icons/icons.ts'
import { useStrings } from '../strings/use-strings.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import {
  acts,
  author as authorClass,
  bubbles,
  failedMark,
  mark,
  meta,
  problem as problemClass,
  readMark,
  side,
  words,
} from './Message.css.ts'
import { type MessageFile, MessageFiles } from './MessageFiles.tsx'

/** How far one's own message has come. */
export type MessageState = 'sending' | 'sent' | 'delivered' | 'read' | 'failed'

/** The mark of each state; the word beside it carries the meaning. */
const stateIcons: Readonly<Record<MessageState, IconComponent>> = {
  sending: ClockIcon,
  sent: CheckIcon,
  delivered: CheckAllIcon,
  read: CheckAllIcon,
  failed: DangerIcon,
}

export { MessageEvent, type MessageEventProps } from './MessageEvent.tsx'
export type { MessageFile } from './MessageFiles.tsx'

export interface MessageProps {
  /** Who wrote it; of one's own message the strings say "Você". */
  author: string
  /** Written by whoever reads: it stands on the other side. Default false. */
  isOwn?: boolean
  /** Written by a colleague of whoever reads: it stands on the own side, under its author's name. Default false. */
  isOurs?: boolean
  /** Follows another of the same author: the name is only read aloud. Default false. */
  isContinued?: boolean
  /** The moment as people read it: "10:12". */
  time: string
  /** The same for machines: ISO 8601. */
  dateTime: string
  /** How far one's own message has come; left out where an earlier one need not say it. */
  state?: MessageState | undefined
  /** Why it was not sent, and what to do. */
  problem?: string | undefined
  /** Sends a failed message again. */
  onRetry?: (() => void) | undefined
  /** Gives a failed message up. */
  onDiscard?: (() => void) | undefined
  files?: readonly MessageFile[] | undefined
  /** The text, as it was written. */
  children?: ReactNode
}

const none: readonly MessageFile[] = []

/** A message of one person, with its files, time and delivery state. */
export function Message({
  isOwn = false,
  isOurs = false,
  isContinued = false,
  files = none,
  ...props
}: MessageProps) {
  const strings = useStrings()
  const { author, children, dateTime, time, state, problem, onRetry, onDiscard } = props
  const name = isOwn ? strings.message.own : author
  const isFailed = state === 'failed'
  const place = isOwn || isOurs ? 'own' : 'other'
  return (
    <div className={side[place]}>
      <div className={bubbles[isFailed ? 'failed' : place]}>
        {isOwn || isContinued ? (
          <VisuallyHidden as="p">{name}</VisuallyHidden>
        ) : (
          <p className={authorClass}>{name}</p>
        )}
        {children && <p className={words}>{children}</p>}
        {files.length > 0 && <MessageFiles files={files} />}
        <p className={meta}>
          <time dateTime={dateTime}>{time}</time>
          {state && <StateMark state={state} />}
        </p>
      </div>
      {isFailed && problem && <p className={problemClass}>{problem}</p>}
      {isFailed && (onRetry ?? onDiscard) && (
        <div className={acts}>
          {onRetry && (
            <Button variant="quiet" size="compact" icon={RefreshIcon} onPress={onRetry}>
              {strings.message.retry}
            </Button>
          )}
          {onDiscard && (
            <Button variant="quiet" size="compact" onPress={onDiscard}>
              {strings.message.discard}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function StateMark({ state }: { state: MessageState }) {
  const strings = useStrings()
  const Icon = stateIcons[state]
  const look = state === 'failed' ? failedMark : state === 'read' ? readMark : mark
  return (
    <span className={look}>
      <Icon size="small" />
      {strings.message[state]}
    </span>
  )
}
