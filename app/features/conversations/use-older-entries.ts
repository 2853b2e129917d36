import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { askNow } from '#app/session/ask.ts'
import { changeThread } from './conversations.queries.ts'
import { type Thread, withOlder } from './thread.ts'

/** How the reading of what comes before one entry goes. */
type Reading = { antesDe: number | undefined; state: 'loading' | 'failed' }

/**
 * Reads the entries before the first known one. A reading is over when they stand in the conversation and not when they arrive: until
 * then the list must not ask for the same ones again.
 */
export function useOlderEntries({ id: idConversa, mensagens }: Thread): {
  state: 'idle' | 'loading' | 'failed'
  read: () => void
} {
  const queryClient = useQueryClient()
  const antesDe = mensagens[0]?.id
  const [reading, setReading] = useState<Reading | null>(null)
  const read = useCallback(() => {
    setReading({ antesDe, state: 'loading' })
    askNow('retornarMensagens', { idConversa, ...(antesDe && { antesDe }), limite: 100 }).then(
      (older) => changeThread(queryClient, idConversa, (thread) => withOlder(thread, older, antesDe)),
      () => setReading({ antesDe, state: 'failed' }),
    )
  }, [queryClient, idConversa, antesDe])
  return { state: reading && reading.antesDe === antesDe ? reading.state : 'idle', read }
}
