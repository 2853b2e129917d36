import { type RefObject, useEffect, useRef } from 'react'
import type { CommandOutcome } from '#app/forms/use-command.ts'

/** The line that says what is saved, where the work goes on when the button that was pressed is gone or can not be pressed any more. */
export type SavedLine = {
  line: RefObject<HTMLParagraphElement | null>
  /** Has it take focus once this was done and the page shows it. */
  settle: <Answer>(acting: Promise<CommandOutcome<Answer>>) => Promise<CommandOutcome<Answer>>
}

/** {@link SavedLine}: focused by itself once nothing is left to save, unless the person went on elsewhere meanwhile. */
export function useSavedLine(isDirty: boolean): SavedLine {
  const line = useRef<HTMLParagraphElement>(null)
  const wasDirty = useRef(isDirty)
  useEffect(() => {
    const isSaved = wasDirty.current && !isDirty
    wasDirty.current = isDirty
    if (isSaved && document.activeElement?.matches('body, :disabled')) line.current?.focus()
  }, [isDirty])
  return {
    line,
    settle: async (acting) => {
      const outcome = await acting
      // After the question, which gives focus back to the button that asked.
      if (outcome.ok) void outcome.reread.then(() => setTimeout(() => line.current?.focus()))
      return outcome
    },
  }
}
