import type { IsoDate } from '#domain/calendar.ts'
import { addDays, compareIso } from '#domain/calendar.ts'

/** Where a declaration stands. `validUntil` is its last good day; null when it has no end. */
export type DeclarationState =
  | { code: 'missing' }
  | { code: 'valid'; validUntil: IsoDate | null }
  | { code: 'expiring'; validUntil: IsoDate }
  | { code: 'expired'; validUntil: IsoDate }

/** State of the newest declaration on a day; it is "expiring" during the last `warningDays`. */
export function declarationState(
  declaration: { validUntil: IsoDate | null } | null,
  today: IsoDate,
  warningDays: number,
): DeclarationState {
  if (declaration === null) return { code: 'missing' }
  const { validUntil } = declaration
  if (validUntil === null) return { code: 'valid', validUntil }
  if (compareIso(today, validUntil) > 0) return { code: 'expired', validUntil }
  return compareIso(today, addDays(validUntil, -warningDays)) > 0
    ? { code: 'expiring', validUntil }
    : { code: 'valid', validUntil }
}
