import { useLayoutEffect, useRef } from 'react'
import { problemText } from '#app/api/problem.text.ts'
import type { Problem } from '#app/api/problem.ts'
import type { KeptDraft } from '#app/forms/use-kept-form.ts'

/** Writes at once what waits, and answers why it could not be written; null: all that was filled in is on the server. */
export function useSaveNow({ state, flush }: KeptDraft): () => Promise<Problem | null> {
  // What this very writing is told: the state that was drawn before it knows nothing of that yet.
  const newest = useRef(state)
  useLayoutEffect(() => {
    newest.current = state
  }, [state])
  return async () => {
    if (await flush()) return null
    return 'problem' in newest.current
      ? newest.current.problem
      : { kind: 'unavailable', detail: problemText.offline }
  }
}
