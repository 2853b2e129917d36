import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Problem, problemOf } from '#app/api/problem.ts'
import type { RefusedItem } from './RefuseItemsDialog.tsx'
import type { RequestOnPage } from './request-on-page.ts'
import { moveRequest, refuseReRegistration } from './requests.functions.ts'
import { requestQueries } from './requests.queries.ts'

/** What became of a move: done, overtaken by somebody else, or refused. */
export type MoveOutcome =
  | { kind: 'moved'; request: RequestOnPage }
  | { kind: 'overtaken' }
  | { kind: 'refused'; problem: Problem }

/** Moves the request on screen; `reason` may stay empty where none is needed. */
export type RequestMover = {
  isMoving: boolean
  move: (wanted: Move) => Promise<MoveOutcome>
}

/** A field or document that is to be corrected, and what about it. */
export type WantedCorrection = { campo: string; motivo?: string }

/**
 * `items`: what is refused of a re-registration, instead of one reason. `stage`: position of the next stage, to send it on. `checked`: ids
 * of everything that is looked at in this one.
 */
export type Move = {
  status: number
  reason: string
  items?: RefusedItem[]
  stage?: number
  checked?: string[]
  corrections?: WantedCorrection[]
}

/**
 * Moves a request as the version that is on screen. The answer replaces the request's query; when somebody else was faster
 * nothing is written, the newest version is read, and the outcome says so.
 */
export function useRequestMove(request: Pick<RequestOnPage, 'id' | 'versao'>): RequestMover {
  const queryClient = useQueryClient()
  const mutation = useMutation({
    mutationFn: ({ status, reason, items, stage, checked, corrections }: Move) => {
      const seen = { idRequisicao: request.id, versao: request.versao }
      if (items) return refuseReRegistration({ data: { ...seen, itens: items } })
      const written = reason.trim()
      return moveRequest({
        data: {
          ...seen,
          idStatus: status,
          ...(written && { motivo: written }),
          ...(stage !== undefined && { etapa: stage }),
          ...(checked && { itensConferidos: checked }),
          ...(corrections && { correcoes: corrections }),
        },
      })
    },
  })
  return {
    isMoving: mutation.isPending,
    move: async (wanted) => {
      try {
        const moved = await mutation.mutateAsync(wanted)
        queryClient.setQueryData(requestQueries.detail(request.id).queryKey, moved)
        void refreshLists(queryClient)
        return { kind: 'moved', request: moved }
      } catch (error) {
        const problem = problemOf(error)
        if (problem.kind !== 'conflict') return { kind: 'refused', problem }
        await queryClient.invalidateQueries({ queryKey: requestQueries.detail(request.id).queryKey })
        void refreshLists(queryClient)
        return problem.reason === 'versao-desatualizada'
          ? { kind: 'overtaken' }
          : { kind: 'refused', problem }
      }
    },
  }
}

/** Lists and the home pages count requests by status; the detail was just written. */
function refreshLists(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [room, part] }) =>
      room === 'home' || (room === 'requests' && (part === 'mine' || part === 'all')),
  })
}
