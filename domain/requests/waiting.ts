import { clockOf, RequestStatus, type RequestStatusId, requestStatuses } from './request-status.ts'

/** Whose turn it is in a request that is not decided. */
export type WaitsFor = 'desk' | 'participant' | 'third-party'

/** The statuses in which it is whose turn. */
export const statusesWaitingFor: Readonly<Record<WaitsFor, readonly RequestStatusId[]>> = {
  desk: [RequestStatus.received, RequestStatus.inAnalysis],
  participant: [RequestStatus.returned],
  'third-party': [RequestStatus.awaitingThirdParty],
}

const withClock = (hand: ReturnType<typeof clockOf>) =>
  requestStatuses.filter((status) => clockOf(status) === hand)

/** Statuses of requests whose clock runs. */
export const RUNNING_STATUSES = withClock('running')
/** Statuses of requests whose clock stands still until the participant has answered. */
export const PAUSED_STATUSES = withClock('paused')
/** Statuses of requests that are decided, or came to nothing. */
export const DECIDED_STATUSES = withClock('stopped')
/** Statuses of requests that somebody still has to decide. */
export const UNDECIDED_STATUSES = [...RUNNING_STATUSES, ...PAUSED_STATUSES]
