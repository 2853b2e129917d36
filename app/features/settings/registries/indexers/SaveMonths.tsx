import { Button } from '@portal/design-system/Button'
import { Cluster } from '@portal/design-system/Cluster'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { Stack } from '@portal/design-system/Stack'
import { isOutdated, type Problem } from '#app/api/problem.ts'
import { editingText } from '#app/editing/editing.text.ts'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { indexerValuesText } from './indexers.text.ts'

type SaveMonthsProps = {
  isDirty: boolean
  isSending: boolean
  hasProblems: boolean
  problem: Problem | null
  onUndo: () => void
  onSave: () => void
  onReadAgain: () => void
}

/** Saves the months together, or takes back what was typed; says what the server refused. */
export function SaveMonths(props: SaveMonthsProps) {
  const { isDirty, isSending, hasProblems, problem, onUndo, onSave, onReadAgain } = props
  return (
    <Stack gap="5">
      <FormProblem problem={problem} />
      <div role="status">
        {isDirty && !problem && <InlineMessage tone="warning">{indexerValuesText.unsaved}</InlineMessage>}
      </div>
      <Cluster>
        <Button variant="primary" isPending={isSending} isDisabled={!isDirty || hasProblems} onPress={onSave}>
          {indexerValuesText.save}
        </Button>
        {isOutdated(problem) ? (
          <Button variant="secondary" onPress={onReadAgain}>
            {editingText.newest}
          </Button>
        ) : (
          isDirty && (
            <Button variant="quiet" onPress={onUndo}>
              {indexerValuesText.undo}
            </Button>
          )
        )}
      </Cluster>
    </Stack>
  )
}
