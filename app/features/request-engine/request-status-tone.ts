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

/** Tone of a status id; neutral for one this portal does not know. */
export function requestStatusTone(idStatus: number): TagTone {
  return tones[idStatus] ?? 'neutral'
}
