import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar.ts'
import { balanceOfLots } from '#domain/quotas.ts'
import { checkProfileChange, isAbove, profileChangeObstacles } from './check-investment-profile-change.ts'
import { firstProfile, profileWindow } from './investment-profile-window.ts'
import { switchLots } from './switch-investment-profile.ts'

const rules = { months: [5, 11], firstDay: 1, lastDay: 15 }
const monthly = { months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], firstDay: 1, lastDay: 15 }

describe('profileWindow', () => {
  it('is open in its days, and takes effect on the first business day after', () => {
    expect(profileWindow('2026-11-12', rules)).toEqual({
      isOpen: true,
      window: { from: '2026-11-01', to: '2026-11-15', effectiveOn: '2026-12-01' },
    })
  })

  it('says when the next one is', () => {
    expect(profileWindow('2026-11-21', rules)).toEqual({
      isOpen: false,
      window: { from: '2027-05-01', to: '2027-05-15', effectiveOn: '2027-06-01' },
    })
    expect(profileWindow('2026-11-21', monthly).window.from).toBe('2026-12-01')
    expect(profileWindow('2026-10-31', rules)).toMatchObject({
      isOpen: false,
      window: { from: '2026-11-01' },
    })
  })

  it('of the whole of February ends with it, in a leap year or not', () => {
    const february = { months: [2], firstDay: 1, lastDay: 29 }
    expect(profileWindow('2028-02-29', february)).toMatchObject({
      isOpen: true,
      window: { to: '2028-02-29' },
    })
    expect(profileWindow('2028-03-01', february)).toMatchObject({
      isOpen: false,
      window: { to: '2029-02-28' },
    })
    expect(profileWindow('2029-02-28', february).isOpen).toBe(true)
  })

  it('must exist', () => {
    expect(() => profileWindow('2026-11-12', { ...rules, months: [] })).toThrow(RangeError)
  })
})

describe('firstProfile', () => {
  it('is the choice of the first fortnight', () => {
    expect(firstProfile({ chosenProfileId: 3, today: '2026-11-15' }, 1)).toEqual({
      profileId: 3,
      effectiveOn: '2026-12-01',
      isDefault: false,
    })
  })

  it('is the default after it, or without a choice', () => {
    const stays = { profileId: 1, effectiveOn: '2026-11-16', isDefault: true }
    expect(firstProfile({ chosenProfileId: 3, today: '2026-11-16' }, 1)).toEqual(stays)
    expect(firstProfile({ chosenProfileId: null, today: '2026-11-03' }, 1).isDefault).toBe(true)
  })
})

describe('checkProfileChange', () => {
  const facts = { currentProfileId: 1, profilesByRisk: [1, 2, 3, 4], suitability: { profileId: 3 } }
  const choice = { profileId: 3, acceptsRiskTerm: false }
  const codesOf = (change: Partial<typeof facts & { profileId: number | null }>) => {
    const { profileId = choice.profileId, ...others } = change
    const outcome = checkProfileChange({ ...choice, profileId }, { ...facts, ...others })
    return outcome.ok ? [] : outcome.problems.map(({ code }) => code)
  }

  it('needs the risk term above the result', () => {
    expect(checkProfileChange(choice, facts)).toEqual({
      ok: true,
      result: { profileId: 3, isAboveResult: false },
    })
    expect(checkProfileChange({ ...choice, profileId: 4 }, facts)).toEqual({
      ok: false,
      problems: [{ field: 'acceptsRiskTerm', code: 'risk-term-required' }],
    })
    expect(checkProfileChange({ profileId: 4, acceptsRiskTerm: true }, facts)).toMatchObject({
      result: { profileId: 4, isAboveResult: true },
    })
  })

  it('takes another profile that is offered', () => {
    expect(codesOf({ profileId: 1 })).toEqual(['unchanged'])
    expect(codesOf({ profileId: 9 })).toEqual(['not-offered'])
    expect(codesOf({ profileId: null })).toEqual(['profile-required'])
    expect(codesOf({ currentProfileId: 4 })).toEqual([])
  })
})

describe('profileChangeObstacles', () => {
  const standing = { suitability: { validUntil: '2028-11-21' }, hasLifetimeIncome: false }

  it('are none within the window, with a result', () => {
    expect(profileChangeObstacles(standing, '2026-11-12', rules)).toEqual([])
  })

  it('are told all at once', () => {
    expect(profileChangeObstacles({ ...standing, suitability: null }, '2026-11-21', rules)).toEqual([
      { code: 'questionnaire-required' },
      {
        code: 'window-closed',
        next: { from: '2027-05-01', to: '2027-05-15', effectiveOn: '2027-06-01' },
      },
    ])
    const old = { ...standing, suitability: { validUntil: '2026-11-11' } }
    expect(profileChangeObstacles(old, '2026-11-12', rules)).toEqual([{ code: 'questionnaire-expired' }])
  })

  it('are only the income of who has no profile', () => {
    expect(profileChangeObstacles({ ...standing, hasLifetimeIncome: true }, '2026-11-21', rules)).toEqual([
      { code: 'lifetime-income' },
    ])
  })
})

describe('switchLots', () => {
  it('turns quotas over at the values of the day', () => {
    expect(
      switchLots([{ creditedOn: '2020-01-10', quotas: 1000, account: 'sponsor' }], '2.139', '1.5874'),
    ).toEqual([{ creditedOn: '2020-01-10', quotas: 1347.48645584, account: 'sponsor' }])
    expect(switchLots([], 2, 3)).toEqual([])
  })

  it('conserves the money to the cent, and every date', () => {
    const lot = fc.record({
      creditedOn: fc.integer({ min: 0, max: 9000 }).map((days) => addDays('2002-01-01', days)),
      quotas: fc.integer({ min: 1, max: 2_000_000_000 }).map((units) => units / 1e6),
    })
    const unit = fc.integer({ min: 50_000_000, max: 2_000_000_000 }).map((units) => units / 1e8)
    fc.assert(
      fc.property(fc.array(lot, { maxLength: 60 }), unit, unit, (lots, from, to) => {
        const switched = switchLots(lots, from, to)
        expect(balanceOfLots(switched, to)).toBe(balanceOfLots(lots, from))
        expect(switched.map(({ creditedOn }) => creditedOn)).toEqual(lots.map(({ creditedOn }) => creditedOn))
      }),
      { numRuns: 300 },
    )
  })

  it('conserves it on the edge of a cent', () => {
    const lots = [{ creditedOn: '2020-01-10', quotas: 100.005 }]
    expect(balanceOfLots(lots, 1)).toBe(100.01)
    expect(balanceOfLots(switchLots(lots, 1, '3.00000007'), '3.00000007')).toBe(100.01)
  })
})

it('without a result only the calmest profile needs no word about its risk', () => {
  const above = (profileId: number) => isAbove(profileId, { profilesByRisk: [1, 2, 3, 4], suitability: null })
  expect([1, 2, 3, 4].map(above)).toEqual([false, true, true, true])
})
