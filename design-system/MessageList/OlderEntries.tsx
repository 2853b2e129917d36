import { type RefObject, useLayoutEffect } from 'react'
import { Button } from '../Button/Button.tsx'
import { InlineMessage } from '../InlineMessage/InlineMessage.tsx'
import { useStrings } from '../strings/use-strings.ts'
import { older } from './MessageList.css.ts'
import { useOlder } from './use-older.ts'

interface OlderEntriesProps {
  scroller: RefObject<HTMLElement | null>
  state: 'idle' | 'loading' | 'failed'
  onOlder: () => void
}

/** Above the first message: reads older ones in when it comes into sight, or when it is pressed. */
export function OlderEntries({ scroller, state, onOlder }: OlderEntriesProps) {
  const strings = useStrings().messageList
  const place = useOlder(scroller, onOlder, state !== 'idle')
  useLayoutEffect(() => {
    const top = place.current
    const log = top?.closest<HTMLElement>('[role="log"]')
    // With the first message the button goes: whoever pressed it stays in the list.
    return () => {
      if (top?.contains(document.activeElement)) log?.focus({ preventScroll: true })
    }
  }, [place])
  return (
    <div ref={place} className={older}>
      {state === 'failed' && <InlineMessage tone="danger">{strings.olderFailed}</InlineMessage>}
      <Button variant="quiet" size="compact" isPending={state === 'loading'} onPress={onOlder}>
        {state === 'loading' ? strings.loadingOlder : strings.older}
      </Button>
    </div>
  )
}
