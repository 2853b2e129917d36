import { describe, expect, it } from 'vitest'
import { heldUntil, holdCase, isHeldByAnother, LOCK_SECONDS } from './case-lock.ts'

const now = new Date('2026-11-11T12:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const karinas = { holderId: 1, expiresAt: heldUntil(now) }

describe('a lock on a request', () => {
  it.each([
    ['nobody’s', null, 2, false, now, { ok: true, how: 'taken' }],
    ['one’s own', karinas, 1, false, now, { ok: true, how: 'renewed' }],
    ['a colleague’s', karinas, 2, false, now, { ok: false, code: 'held-by-colleague' }],
    ['a colleague’s, with a reason', karinas, 2, true, now, { ok: true, how: 'taken-over' }],
    [
      'a colleague’s to its last second',
      karinas,
      2,
      false,
      later(LOCK_SECONDS - 1),
      { ok: false, code: 'held-by-colleague' },
    ],
    ['a colleague’s that ran out', karinas, 2, false, later(LOCK_SECONDS), { ok: true, how: 'taken' }],
  ] as const)('that is %s', (_, lock, personId, hasReason, at, outcome) => {
    expect(holdCase(lock, { personId, now: at, hasReason })).toEqual(outcome)
  })

  it('keeps colleagues from moving the request, not its holder, and nobody once it ran out', () => {
    expect(isHeldByAnother(karinas, 2, now)).toBe(true)
    expect(isHeldByAnother(karinas, 1, now)).toBe(false)
    expect(isHeldByAnother(karinas, 2, later(LOCK_SECONDS))).toBe(false)
    expect(isHeldByAnother(null, 2, now)).toBe(false)
  })
})
