import { Announcer } from '@portal/design-system/Announcer'
import { Button } from '@portal/design-system/Button'
import { Columns } from '@portal/design-system/Columns'
import { ProgressBar } from '@portal/design-system/ProgressBar'
import { useEffect, useRef, useState } from 'react'
import { ATTEMPTS } from './send-with-retries.ts'
import { uploadText as text } from './upload.text.ts'
import type { FileSending, FileSendingState } from './use-file-sending.ts'

/** How far a file has come, with the way to stop it, and the way to send it again once it failed. Read aloud at every quarter. */
export function SendingStatus({ sending }: { sending: FileSending }) {
  const { state, isSending } = sending
  // The button that was pressed goes; what takes its place keeps the focus.
  const [isRetried, setRetried] = useState(false)
  const stop = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isRetried && isSending) stop.current?.focus()
  }, [isRetried, isSending])
  return (
    <>
      {isSending && (
        <Columns minWidth="narrow" gap="2" align="end">
          <ProgressBar label={labelOf(state)} value={percentOf(state)} />
          <div>
            <Button ref={stop} variant="quiet" size="compact" onPress={sending.cancel}>
              {text.cancel}
            </Button>
          </div>
        </Columns>
      )}
      {state.phase === 'failed' && state.canRetry && (
        <div>
          <Button
            variant="secondary"
            size="compact"
            onPress={() => {
              setRetried(true)
              sending.retry()
            }}
          >
            {text.retry}
          </Button>
        </div>
      )}
      <Announcer message={newsOf(state)} />
    </>
  )
}

function labelOf(state: FileSendingState): string {
  if (state.phase === 'looking') return text.looking
  if (state.phase === 'waiting') return text.waiting
  return state.phase === 'sending' && state.attempt > 1 ? text.again(state.attempt, ATTEMPTS) : text.sending
}

/** Undefined where nobody knows: while it is looked at, and between two tries. */
function percentOf(state: FileSendingState): number | undefined {
  return state.phase === 'sending' ? Math.round(state.share * 100) : undefined
}

const QUARTER = 25

function newsOf(state: FileSendingState): string {
  if (state.phase === 'cancelled') return text.cancelled
  if (state.phase === 'looking') return text.arrived
  if (state.phase === 'waiting') return text.waiting
  if (state.phase !== 'sending') return ''
  const quarters = Math.floor((state.share * 100) / QUARTER) * QUARTER
  if (quarters > 0) return text.percent(quarters)
  return state.attempt > 1 ? text.again(state.attempt, ATTEMPTS) : text.sending
}
