import type { TagTone } from '@portal/design-system/StatusTag'
import { RequestStatus } from '#domain/requests/request-status.ts'

const tones: Readonly<Record<number, TagTone>> = {
  [RequestStatus.received]: 'info',
  [RequestStatus.inAnalysis]: 'info',
  [RequestStatus.returned]: 'warning',
  [RequestStatus.awaitingThirdParty]: 'neutral',
  [RequestStatus.granted]: 'success',
  [RequestStatus.refused]: 'danger',
  [RequestStatus.cancelled]: 'neutral',
  [RequestStatus.completed]: 'success',
  [RequestStatus.expired]: 'neutral',
}

/** What a request's status is like, by its id; one that this portal does not know is neutral. */
export function requestStatusTone(idStatus: number): TagTone {
  return tones[idStatus] ?? 'neutral'
}
