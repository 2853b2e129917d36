import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, compareIso, saoPauloDateOf } from '#domain/calendar.ts'
import {
  accessChange,
  emailConfirmation,
  holdOpensOn,
  isActingFor,
  isHeld,
  paymentTrust,
  suggestedIdentityProtection as rules,
  secondLevel,
} from './identity-protection.ts'

const at = (day: string, time = '12:00') => new Date(`${day}T${time}:00-03:00`)
const CHANGED = at('2026-11-11')

describe('an e-mail that was changed for somebody', () => {
  it('opens nothing for seven days, counted from the day in São Paulo', () => {
    expect(holdOpensOn(CHANGED, rules)).toBe('2026-11-18')
    expect(holdOpensOn(at('2026-11-11', '23:30'), rules)).toBe('2026-11-18')
    const opensOn = holdOpensOn(CHANGED, rules)
    expect([isHeld({ opensOn }, '2026-11-11'), isHeld({ opensOn }, '2026-11-17')]).toEqual([true, true])
    expect(isHeld({ opensOn }, '2026-11-18')).toBe(false)
  })

  it('is confirmed by nobody whose it is, who changed it, or who did already', () => {
    const hold = { ownerId: 1, ownerLevel: null, changedBy: 2, confirmedBy: [3] }
    const by = (id: number, level: 1 | 2 | 3 = 1) => emailConfirmation({ id, level }, hold)
    expect([by(1), by(2), by(3), by(4)]).toEqual(['own', 'changed-by-actor', 'confirmed-by-actor', null])
    const attendant = { ...hold, ownerLevel: 1 }
    expect(emailConfirmation({ id: 4, level: 2 }, attendant)).toBe('needs-administrator')
    expect(emailConfirmation({ id: 4, level: 3 }, attendant)).toBeNull()
  })
})

it('the access of who attends is an administrator’s to ask for, and nobody’s own', () => {
  const owner = { id: 1, level: 1 }
  expect(accessChange({ id: 2, level: 2 }, owner)).toBe('needs-administrator')
  expect(accessChange({ id: 2, level: 3 }, owner)).toBe('second-administrator')
  expect(accessChange({ id: 1, level: 3 }, owner)).toBe('own')
  expect(accessChange({ id: 2, level: 1 }, { id: 1, level: null })).toBeNull()
})

it('a second level is one above, where there is one', () => {
  expect([secondLevel(1), secondLevel(2), secondLevel(3)]).toEqual([2, 3, 3])
})

describe('the account of a payment', () => {
  const hold = { begunAt: CHANGED, opensOn: '2026-11-18' }
  const trust = (facts: Partial<Parameters<typeof paymentTrust>[0]>, today = '2026-11-11') =>
    paymentTrust({ accountSince: at('2020-01-01'), changes: [], hold: null, ...facts }, rules, today)

  it('is trusted where nothing changed, where there is none, and where it is older than what changed', () => {
    const changes = [{ fact: 'email' as const, at: CHANGED }]
    expect(trust({}).code).toBe('trusted')
    expect(trust({ accountSince: null, changes }).code).toBe('trusted')
    expect(trust({ changes }).code).toBe('trusted')
    expect(trust({ changes, hold }).code).toBe('trusted')
  })

  it('asks for a second level for thirty days where it came after a change, whichever came last', () => {
    const change = { fact: 'phones' as const, at: CHANGED }
    const young = { accountSince: at('2026-11-12'), changes: [change] }
    expect(trust(young, '2026-11-12')).toEqual({
      code: 'second-level',
      accountSince: young.accountSince,
      change,
    })
    // Another change afterwards does not make it old again.
    const later = { ...young, changes: [{ fact: 'password' as const, at: at('2026-11-13') }, change] }
    expect(trust(later, '2026-11-14')).toMatchObject({ code: 'second-level', change })
    expect(trust(young, '2026-12-10').code).toBe('second-level')
    expect(trust(young, '2026-12-11').code).toBe('trusted')
  })

  it('is paid nothing while an e-mail waits, where it came shortly before or since', () => {
    for (const day of ['2026-11-05', '2026-11-11', '2026-11-12'])
      expect(trust({ accountSince: at(day), hold }, '2026-11-17')).toEqual({
        code: 'waits',
        until: '2026-11-18',
      })
    expect(trust({ accountSince: at('2026-11-04'), hold }, '2026-11-17').code).toBe('trusted')
    expect(trust({ accountSince: at('2026-11-12'), hold }, '2026-11-18').code).toBe('trusted')
  })

  it('never waits longer than the e-mail, whatever the days', () => {
    const days = fc.integer({ min: 0, max: 90 })
    fc.assert(
      fc.property(
        days,
        days,
        fc.integer({ min: 1, max: 60 }),
        days,
        (account, changed, emailHoldDays, later) => {
          const begunAt = at(addDays('2026-01-01', changed))
          const chosen = { ...rules, emailHoldDays }
          const opensOn = holdOpensOn(begunAt, chosen)
          const today = addDays(saoPauloDateOf(begunAt), later)
          const facts = {
            accountSince: at(addDays('2026-01-01', account)),
            changes: [{ fact: 'email' as const, at: begunAt }],
            hold: { begunAt, opensOn },
          }
          const { code } = paymentTrust(facts, chosen, today)
          expect(code === 'waits' && compareIso(today, opensOn) >= 0).toBe(false)
          expect(isActingFor(begunAt, chosen, today)).toBe(compareIso(today, opensOn) < 0)
        },
      ),
    )
  })
})
