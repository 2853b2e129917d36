import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { conversationEntries } from './conversations.functions.ts'
import { changeThread } from './conversations.queries.ts'
import { type Thread, withOlder } from './thread.ts'

/** Reads the entries before the first known one. */
export function useOlderEntries({ id: idConversa, mensagens }: Thread): {
  state: 'idle' | 'loading' | 'failed'
  read: () => void
} {
  const queryClient = useQueryClient()
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const antesDe = mensagens[0]?.id
  const read = useCallback(() => {
    setState('loading')
    conversationEntries({ data: { idConversa, ...(antesDe && { antesDe }) } }).then(
      (older) => {
        changeThread(queryClient, idConversa, (thread) => withOlder(thread, older))
        setState('idle')
      },
      () => setState('failed'),
    )
  }, [queryClient, idConversa, antesDe])
  return { state, read }
}
