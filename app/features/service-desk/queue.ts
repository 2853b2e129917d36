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
type UrgentFigure = {
  id: 'overdue' | 'atRisk' | 'heldByNobody' | 'held' | 'receivedToday'
  count: number
  filter: Record<string, string>
}

/** Figures of urgent work, most urgent first. */
export function urgentFigures(summary: ServiceDeskSummary): readonly UrgentFigure[] {
  const { vencidas, emRisco, semResponsavel, minhas, recebidasHoje, hoje } = summary
  return [
    { id: 'overdue', count: vencidas, filter: { prazo: 'vencido' } },
    { id: 'atRisk', count: emRisco, filter: { prazo: 'atencao' } },
    { id: 'heldByNobody', count: semResponsavel, filter: { responsavel: 'ninguem' } },
    { id: 'held', count: minhas, filter: { responsavel: 'eu' } },
    {
      id: 'receivedToday',
      count: recebidasHoje,
      filter: { dataSolicitacaoInicio: hoje, dataSolicitacaoFinal: hoje },
    },
  ]
}
