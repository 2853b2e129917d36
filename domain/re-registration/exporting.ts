import { AttendantLevel, type AttendantLevelId } from '#domain/participants.ts'

/** Kind of request that a re-registration is. */
export const RE_REGISTRATION_KIND_ID = 19

/**
 * Whether an export of requests takes along what was re-registered, and so marks it as exported: only when it asks for re-registrations
 * alone, and for the levels that decide about them, from `decidedFrom` on. `level` null: no attendant; `kindId` 0: requests of all kinds.
 */
export function takesReRegistrations(
  level: AttendantLevelId | null,
  kindId: number,
  decidedFrom: AttendantLevelId = AttendantLevel.attendant,
): boolean {
  return kindId === RE_REGISTRATION_KIND_ID && level !== null && level >= decidedFrom
}
