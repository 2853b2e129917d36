import type { CallAnswer } from '#contract/call-types.ts'
import type { retornarResumoAtendimento } from '#contract/requests/requests.ts'
import { isFinalStatus, isRequestStatusId, RequestStatus } from '#domain/requests/request-status.ts'

export type ServiceDeskSummary = CallAnswer<typeof retornarResumoAtendimento>

/** Requests that still wait for a decision or for what leads to one: neither decided nor over. */
export function waitingForDecision({ porStatus }: ServiceDeskSummary): number {
  return porStatus
    .filter(({ status }) => isOpen(status.id) && status.id !== RequestStatus.granted)
    .reduce((sum, { quantidade }) => sum + quantidade, 0)
}

/** Statuses in the order of a request's life; open ones first, and the closed ones only where there are any. */
export function queueByStatus({ porStatus }: ServiceDeskSummary): ServiceDeskSummary['porStatus'] {
  return porStatus
    .filter(({ status, quantidade }) => isOpen(status.id) || quantidade > 0)
    .toSorted(
      (left, right) =>
        Number(isOpen(right.status.id)) - Number(isOpen(left.status.id)) || left.status.id - right.status.id,
    )
}

/** Whether something can still happen in a status. */
function isOpen(idStatus: number): boolean {
  return !(isRequestStatusId(idStatus) && isFinalStatus(idStatus))
}

/** A figure of what presses now, and the filter of the list that it counts. */
export type UrgentFigure = {
  id: 'overdue' | 'atRisk' | 'heldByNobody' | 'held' | 'receivedToday'
  count: number
  filter: Record<string, string>
}

/** The figure that presses most, the three that come next, and how many came today. The first that counts anything presses most. */
export function pressing(summary: ServiceDeskSummary): {
  most: UrgentFigure
  others: readonly UrgentFigure[]
  received: UrgentFigure
} {
  const { vencidas, emRisco, semResponsavel, minhas, recebidasHoje, hoje } = summary
  const overdue: UrgentFigure = { id: 'overdue', count: vencidas, filter: { prazo: 'vencido' } }
  const figures: readonly UrgentFigure[] = [
    overdue,
    { id: 'atRisk', count: emRisco, filter: { prazo: 'atencao' } },
    { id: 'heldByNobody', count: semResponsavel, filter: { responsavel: 'ninguem' } },
    { id: 'held', count: minhas, filter: { responsavel: 'eu' } },
  ]
  const most = figures.find(({ count }) => count > 0) ?? overdue
  return {
    most,
    others: figures.filter((figure) => figure !== most),
    received: {
      id: 'receivedToday',
      count: recebidasHoje,
      filter: { dataSolicitacaoInicio: hoje, dataSolicitacaoFinal: hoje },
    },
  }
}
