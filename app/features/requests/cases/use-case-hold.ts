import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { CommandOutcome } from '#app/forms/use-command.ts'
import { useCommand } from '#app/forms/use-command.ts'
import { send } from '#app/session/ask.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import type { CaseLockOnWire, RequestCase } from '#contract/requests/cases.ts'
import type { RequestOnPage } from '../list/request-on-page.ts'
import { requestQueries } from '../requests.queries.ts'

/** So often the page says that somebody still works there; a lock holds for two minutes. */
const SAID_EVERY_MS = 45_000

/** Working on a request. */
export type CaseHolding = {
  problem: ReturnType<typeof useCommand>['problem']
  isPending: boolean
  clear: () => void
  /** Begins to work on it; with a reason it is taken over from a colleague. */
  hold: (reason?: string) => Promise<CommandOutcome<{ trava: CaseLockOnWire }>>
}

/** Whether the attendant works on a request by having it open: it is theirs, or they could take it to its end. */
function isForThem({ movimentos, analista }: RequestOnPage, desk: RequestCase, personId: number): boolean {
  if (movimentos.length === 0) return false
  return analista?.id === personId || desk.deferimento?.quem === null
}

/**
 * Holds an open request for the attendant, where nobody does as the page opens and it is for them; says so again for as long as
 * the page is looked at, and lets go as it is left.
 */
export function useCaseHold(request: RequestOnPage, desk: RequestCase): CaseHolding {
  const queryClient = useQueryClient()
  const holding = useCommand(send('segurarCaso'), { rereads: false })
  const letting = useCommand(send('soltarCaso'), { rereads: false })
  const { person } = useSession()
  const idRequisicao = request.id
  const isMine = desk.trava?.minha ?? false
  const wasOpened = useRef(false)

  const hold = async (motivo?: string) => {
    const outcome = await holding.run({ idRequisicao, ...(motivo && { motivo }) })
    await queryClient.invalidateQueries(requestQueries.desk(idRequisicao))
    return outcome
  }
  const begin = useEffectEvent(() => {
    if (desk.trava === null && isForThem(request, desk, person.id)) void hold()
  })
  const goOn = useEffectEvent(() => {
    if (isMine && document.visibilityState === 'visible') void holding.run({ idRequisicao })
  })
  const leave = useEffectEvent(() => void letting.run({ idRequisicao }))

  useEffect(() => {
    if (!wasOpened.current) begin()
    wasOpened.current = true
    const timer = setInterval(goOn, SAID_EVERY_MS)
    addEventListener('visibilitychange', goOn)
    return () => {
      clearInterval(timer)
      removeEventListener('visibilitychange', goOn)
    }
  }, [])
  // Left within the document; whoever closes it lets go as the lock runs out.
  useEffect(() => (isMine ? leave : undefined), [isMine])

  return { problem: holding.problem, isPending: holding.isPending, clear: holding.clear, hold }
}
