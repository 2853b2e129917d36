/** Statuses of a request, by the ids of the wire. The specification leaves their names to the server. */
export const RequestStatus = {
  /** *Recebida* */
  received: 1,
  /** *Em análise* */
  inAnalysis: 2,
  /** *Devolvida para correção*: waits for the participant, the clock stands still. */
  returned: 3,
  /** *Aguardando terceiros*: sponsor, bank, social security or another entity. */
  awaitingThirdParty: 4,
  /** *Deferida*: decided, still to be executed. */
  granted: 5,
  /** *Indeferida* */
  refused: 6,
  /** *Cancelada* */
  cancelled: 7,
  /** *Concluída*: paid, transferred or applied. */
  completed: 8,
  /** *Expirada*: the participant did not answer in time. */
  expired: 9,
} as const
export type RequestStatusId = (typeof RequestStatus)[keyof typeof RequestStatus]

export const requestStatuses: readonly RequestStatusId[] = Object.values(RequestStatus)

const FINAL: ReadonlySet<RequestStatusId> = new Set([
  RequestStatus.refused,
  RequestStatus.cancelled,
  RequestStatus.completed,
  RequestStatus.expired,
])

export function isRequestStatusId(value: number): value is RequestStatusId {
  return requestStatuses.some((status) => status === value)
}

/** Nothing follows a final status: a new request is needed. */
export function isFinalStatus(status: RequestStatusId): boolean {
  return FINAL.has(status)
}

/** The service clock: it stands still while the participant corrects, and stops with the decision. */
export function clockOf(status: RequestStatusId): 'running' | 'paused' | 'stopped' {
  if (status === RequestStatus.returned) return 'paused'
  return status === RequestStatus.granted || isFinalStatus(status) ? 'stopped' : 'running'
}
