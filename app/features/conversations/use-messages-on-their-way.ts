import { whenIdle } from '@portal/design-system/late'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readKept } from '#app/forms/tab-store.ts'
import { queuePlace } from './queue-place.ts'

/**
 * Sends on, whatever page is open, what was on its way in this tab when its document was left. Only then the queue is fetched. Somebody
 * else's waits for them.
 */
export function useMessagesOnTheirWay(idPessoa: number): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const kept = readKept(queuePlace(idPessoa))
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
