import { InlineMessage } from '@portal/design-system/InlineMessage'
import { closedOptionSentence } from '#contract/exits/exit-options.text.ts'
import { exitStatementText as text } from './exit-statement.text.ts'

/** Whether an option was open on the day of the statement, and why not. */
export function OptionState({ reason }: { reason: string | null }) {
  return reason === null ? (
    <InlineMessage tone="success">{text.open}</InlineMessage>
  ) : (
    <InlineMessage tone="warning">
      {text.closed} {closedOptionSentence(reason)}
    </InlineMessage>
  )
}
