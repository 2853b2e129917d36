import type { RequestItem } from '#contract/requests/requests.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'

/** Whether a request waits for somebody at the desk to take it: nobody has it. What else stands in the way only the server knows. */
export function mayTake({ status, analista }: Pick<RequestItem, 'status' | 'analista'>): boolean {
  return status.id === RequestStatus.received || (status.id === RequestStatus.inAnalysis && analista === null)
}
