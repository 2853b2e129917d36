import type { RequestItem } from '#contract/requests/requests.ts'
import { RequestStatus, type RequestStatusId } from '#domain/requests/request-status.ts'
import { needsReason } from '#domain/requests/transition.ts'
import { transitionTable } from '#domain/requests/transition-table.ts'

/** A step that several requests can take, and whether it asks for a reason. */
export type CommonStep = { to: RequestStatusId; needsReason: boolean }

/**
 * The steps that the statuses of all requests allow an attendant. Returning is not among them: what has to be corrected is named for each by
 * itself. Who has a request, its stage and its level are the server's to ask.
 */
export function commonSteps(requests: readonly Pick<RequestItem, 'status'>[]): CommonStep[] {
  const sets = requests.map(({ status }) => new Set(stepsFrom(status.id)))
  const [first = new Set<RequestStatusId>(), ...others] = sets
  return [...first]
    .filter((to) => others.every((steps) => steps.has(to)))
    .map((to) => ({
      to,
      needsReason: requests.some(({ status }) => needsReason(status.id as RequestStatusId, to, 'attendant')),
    }))
}

function stepsFrom(from: number): RequestStatusId[] {
  const taken = from === RequestStatus.received
  return transitionTable
    .filter((step) => step.from === from && step.actor === 'attendant' && !taken)
    .map(({ to }) => to)
    .filter((to) => to !== RequestStatus.returned)
}
