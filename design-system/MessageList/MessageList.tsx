import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { ArrowDownIcon } from '../icons/icons.ts'
import { useStrings } from '../strings/use-strings.ts'
import {
  content,
  day as dayClass,
  entry as entryClass,
  floating,
  frame,
  list,
  scroller as scrollerClass,
  toNewest,
  unread,
} from './MessageList.css.ts'
import { OlderEntries } from './OlderEntries.tsx'
import { usePlace } from './use-place.ts'

/** So long after older entries came what reads the page aloud has passed over them. */
const PASSED_MS = 1000

/** Whether what comes in is no news: older entries are on their way, or came just now. */
function useQuiet(first: string | undefined, isOnTheWay: boolean): boolean {
  const [known, setKnown] = useState(first)
  useEffect(() => {
    const timer = setTimeout(() => setKnown(first), PASSED_MS)
    return () => clearTimeout(timer)
  }, [first])
  return isOnTheWay || known !== first
}

/** One entry: a `Message` or a `MessageEvent`. */
export interface MessageListEntry {
  /** Its identity; it may change once, when what was written is stored. */
  id: string
  /** The day as people say it: "Hoje", "21 de novembro". Where it changes, a line says it. */
  day: string
  /** Written by whoever reads. */
  isOwn?: boolean | undefined
  content: ReactNode
}

export interface MessageListProps {
  /** Names the conversation. */
  label: string
  /** Oldest first. */
  entries: readonly MessageListEntry[]
  /** The first that was not read when the list opened: a line stands above it. */
  firstUnread?: string | undefined
  /** There are older ones: reads them in. */
  onOlder?: (() => void) | undefined
  olderState?: 'idle' | 'loading' | 'failed'
  /** One came to the end of the list, or left it. */
  onAtEnd?: ((isAtEnd: boolean) => void) | undefined
}

/** Scroll areas must be reachable by keyboard; not every browser does that by itself. */
const reachedByKeyboard = { tabIndex: 0 }

/** The messages of a conversation, as a log that reads new ones aloud. It needs a parent with a height. */
export function MessageList(props: MessageListProps) {
  const strings = useStrings().messageList
  const { label, entries, firstUnread, onOlder, olderState = 'idle', onAtEnd } = props
  const unreadMark = useRef<HTMLLIElement>(null)
  const { scroller, isAtEnd, arrived, onScroll, toEnd } = usePlace(entries, unreadMark, onAtEnd)
  const isQuiet = useQuiet(entries[0]?.id, olderState === 'loading')
  return (
    <div className={frame}>
      <div
        ref={scroller}
        role="log"
        aria-label={label}
        // Older messages that come in above are no news.
        aria-live={isQuiet ? 'off' : 'polite'}
        {...reachedByKeyboard}
        className={scrollerClass}
        onScroll={onScroll}
      >
        <div className={content}>
          {onOlder && <OlderEntries scroller={scroller} state={olderState} onOlder={onOlder} />}
          <ol className={list}>
            {entries.map(({ id, day, content: shown }, index) => (
              <Fragment key={id}>
                {entries[index - 1]?.day !== day && <li className={dayClass}>{day}</li>}
                {id === firstUnread && (
                  <li ref={unreadMark} className={unread}>
                    {strings.unread}
                  </li>
                )}
                <li data-entry className={entryClass}>
                  {shown}
                </li>
              </Fragment>
            ))}
          </ol>
        </div>
      </div>
      {!isAtEnd && (
        <div className={toNewest}>
          <div className={floating}>
            <Button
              variant={arrived > 0 ? 'primary' : 'secondary'}
              size="compact"
              icon={ArrowDownIcon}
              onPress={() => {
                toEnd()
                scroller.current?.focus({ preventScroll: true })
              }}
            >
              {arrived > 0 ? strings.arrived(arrived) : strings.toNewest}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
