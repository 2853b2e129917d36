import { toast } from '@portal/design-system/Toast'
import { useCallback } from 'react'
import { useCommand } from '#app/forms/use-command.ts'
import type { RequestItem } from '#contract/requests/requests.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import { queueText as text } from '../list/queue.text.ts'
import { moveRequest } from '../requests.functions.ts'
import { mayTake } from './may-take.ts'

/** Toast subject: each message replaces the one before. */
const TAKING = 'take-request'

/** Takes a request of the list, with no question asked; says what came of it, which its line shows too. */
export function useAssumeRequest(): (request: RequestItem) => void {
  const { run } = useCommand(moveRequest)
  return useCallback(
    (request) => {
      const { id, protocolo, versao } = request
      if (!mayTake(request)) {
        toast.show({ message: text.notFree(protocolo), tone: 'warning', about: TAKING })
        return
      }
      void run({ idRequisicao: id, idStatus: RequestStatus.inAnalysis, versao }).then((outcome) => {
        if (outcome.ok) toast.show({ message: text.taken(protocolo), about: TAKING })
        else if (outcome.problem)
          toast.show({ message: outcome.problem.detail, tone: 'danger', about: TAKING, duration: 6000 })
      })
    },
    [run],
  )
}
