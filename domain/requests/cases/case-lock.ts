/** How long a lock holds without being said again, seconds. */
export const LOCK_SECONDS = 120

/** Who works on a request, until when. */
export type CaseLock = { holderId: number; expiresAt: Date }

/** `renewed`: it was theirs; `taken`: nobody worked on it; `taken-over`: somebody else did, and a reason was given. */
export type HoldOutcome =
  | { ok: true; how: 'renewed' | 'taken' | 'taken-over' }
  | { ok: false; code: 'held-by-colleague' }

/** Whether somebody still works on it. */
export function isHeld<Lock extends CaseLock>(lock: Lock | null, now: Date): lock is Lock {
  return lock !== null && lock.expiresAt.getTime() > now.getTime()
}

/** Whether a colleague's lock keeps somebody from moving a request. */
export function isHeldByAnother(lock: CaseLock | null, personId: number, now: Date): boolean {
  return isHeld(lock, now) && lock.holderId !== personId
}

/** Whether somebody may hold a request from now on. What a colleague works on is only taken over with a reason. */
export function holdCase(
  lock: CaseLock | null,
  { personId, now, hasReason }: { personId: number; now: Date; hasReason: boolean },
): HoldOutcome {
  if (!isHeld(lock, now)) return { ok: true, how: 'taken' }
  if (lock.holderId === personId) return { ok: true, how: 'renewed' }
  return hasReason ? { ok: true, how: 'taken-over' } : { ok: false, code: 'held-by-colleague' }
}

/** Until when a lock holds that is taken or said again now. */
export function heldUntil(now: Date): Date {
  return new Date(now.getTime() + LOCK_SECONDS * 1000)
}
