import { whenIdle } from '@portal/design-system/lazy'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readFromTab } from '#app/forms/tab-store.ts'
import { queueStorageKey } from './queue-storage-key.ts'

/**
 * Sends on, whatever page is open, what was on its way in this tab when its document was left. Only then the queue is fetched. Somebody
 * else's waits for them.
 */
export function usePendingMessages(idPessoa: number): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const kept = readFromTab(queueStorageKey(idPessoa))
    if (!Array.isArray(kept) || kept.length === 0) return undefined
    return whenIdle(() => {
      // Without its script they wait for the next page.
      void import('./message-queue.ts').then(
        ({ messageQueueOf }) => messageQueueOf(queryClient, idPessoa).nudge(),
        () => undefined,
      )
    })
  }, [queryClient, idPessoa])
}
