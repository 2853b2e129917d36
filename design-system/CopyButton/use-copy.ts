import { useEffect, useState } from 'react'

/** `refused`: the browser has no clipboard here, or the person or a policy said no. */
export type CopyState = 'idle' | 'copied' | 'refused'

/** How long the button says that it copied. */
const SAID_FOR = 4000

/** Copies a text. The state goes back to idle by itself after a success, and stays after a refusal. */
export function useCopy(text: string): { state: CopyState; copy: () => Promise<void> } {
  // A new object for each attempt: a second copy starts the time anew.
  const [attempt, setAttempt] = useState<{ state: CopyState }>({ state: 'idle' })
  useEffect(() => {
    if (attempt.state !== 'copied') return
    const timer = setTimeout(() => setAttempt({ state: 'idle' }), SAID_FOR)
    return () => clearTimeout(timer)
  }, [attempt])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setAttempt({ state: 'copied' })
    } catch {
      setAttempt({ state: 'refused' })
    }
  }
  return { state: attempt.state, copy }
}
