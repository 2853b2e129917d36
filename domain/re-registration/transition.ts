import type { AttendantLevelId } from '#domain/participants.ts'
import { AttendantLevel } from '#domain/participants.ts'
import { ReRegistrationStatus, type ReRegistrationStatusId } from './admin-actions.ts'

const { imported, inProgress, pending, refused, granted, exported } = ReRegistrationStatus

export const RE_REGISTRATION_EVENTS = [
  'code-validated',
  'first-step-saved',
  'submitted',
  'approved',
  'rejected',
  'exported',
  'restarted',
] as const
export type ReRegistrationEvent = (typeof RE_REGISTRATION_EVENTS)[number]

interface Step {
  readonly from: ReRegistrationStatusId
  readonly event: ReRegistrationEvent
  readonly to: ReRegistrationStatusId
  /** Lowest attendant level where an administrator raised none; absent: the person themself, or the system. */
  readonly level?: AttendantLevelId
}

/** Every step of a re-registration. A code alone changes nothing for who has not begun; for who was refused it opens what was sent again. */
export const reRegistrationSteps: readonly Step[] = [
  { from: imported, event: 'code-validated', to: imported },
  { from: inProgress, event: 'code-validated', to: inProgress },
  { from: refused, event: 'code-validated', to: inProgress },
  { from: imported, event: 'first-step-saved', to: inProgress },
  { from: inProgress, event: 'first-step-saved', to: inProgress },
  { from: inProgress, event: 'submitted', to: pending },
  { from: pending, event: 'approved', to: granted, level: AttendantLevel.attendant },
  { from: pending, event: 'rejected', to: refused, level: AttendantLevel.attendant },
  { from: granted, event: 'exported', to: exported },
  { from: imported, event: 'restarted', to: imported, level: AttendantLevel.administrator },
  { from: inProgress, event: 'restarted', to: imported, level: AttendantLevel.administrator },
  { from: refused, event: 'restarted', to: imported, level: AttendantLevel.administrator },
]

/**
 * Status after an event; null when it can't happen now, or not by this person. `level` null: no attendant. Without status nobody asked
 * the person to re-register, and nothing happens.
 */
export function afterReRegistrationEvent(
  status: ReRegistrationStatusId | null,
  event: ReRegistrationEvent,
  level: AttendantLevelId | null,
): ReRegistrationStatusId | null {
  const step = reRegistrationSteps.find((candidate) => candidate.from === status && candidate.event === event)
  if (!step) return null
  return step.level === undefined || (level !== null && level >= step.level) ? step.to : null
}
