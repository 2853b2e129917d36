import { Button } from '@portal/design-system/Button'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { timeText } from '#contract/value-text.ts'
import type { SavingState } from './draft-saver.ts'
import { savingText } from './saving.text.ts'

type SavingNoticeProps = { state: SavingState; onRetry: () => void }

/** Where the saving of a draft stands, in one line that is heard when it changes; with the way out where there is one. */
export function SavingNotice({ state, onRetry }: SavingNoticeProps) {
  return (
    <div>
      <div role="status">
        <Line state={state} />
      </div>
      {(state.kind === 'offline' || state.kind === 'failed') && (
        <Button variant="quiet" size="compact" onPress={onRetry}>
          {savingText.retry}
        </Button>
      )}
      {state.kind === 'outdated' && (
        <Button variant="secondary" size="compact" onPress={() => location.reload()}>
          {savingText.reload}
        </Button>
      )}
    </div>
  )
}

function Line({ state }: { state: SavingState }) {
  switch (state.kind) {
    case 'idle':
      return <InlineMessage>{savingText.idle}</InlineMessage>
    case 'saving':
      return <InlineMessage>{savingText.saving}</InlineMessage>
    case 'saved':
      return <InlineMessage tone="success">{savingText.saved(timeText(state.at))}</InlineMessage>
    case 'offline':
      return <InlineMessage tone="warning">{savingText.offline}</InlineMessage>
    case 'failed':
      return (
        <InlineMessage tone="danger">
          {savingText.failed} {state.problem.detail}
        </InlineMessage>
      )
    case 'outdated':
      return <InlineMessage tone="warning">{state.problem.detail}</InlineMessage>
  }
}
