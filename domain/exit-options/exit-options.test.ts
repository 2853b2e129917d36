import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, compareIso } from '#domain/calendar.ts'
import { vestingTables } from '#domain/vesting/vesting-tables.ts'
import { answerDueOn, decisionClock, decisionEndsOn, remindersOn, statementDueOn } from './decision-period.ts'
import { portableValue, redemptionValue } from './exit-value.ts'
import { selfSponsorshipCost } from './self-sponsorship-cost.ts'

const rules = { decisionDays: 60, statementDays: 30, answerBusinessDays: 15, reminderDays: [30, 15, 5, 1] }
const delivered = { deliveredOn: '2026-11-23', contestations: [] }

describe('the time to decide', () => {
  it('is sixty days from the delivery, which is due thirty days after the notice', () => {
    expect(decisionEndsOn(delivered, rules)).toBe('2027-01-22')
    expect(decisionEndsOn(delivered, { ...rules, decisionDays: 90 })).toBe('2027-02-21')
    expect(statementDueOn('2026-11-23', rules)).toBe('2026-12-23')
    expect(answerDueOn('2026-11-23', rules)).toBe('2026-12-14')
  })

  it('stands still while a statement is contested', () => {
    const contested = { ...delivered, contestations: [{ from: '2026-12-01', answeredOn: null }] }
    expect(decisionClock(contested, rules, '2027-03-01')).toEqual({ state: 'stopped' })
    const answered = { ...delivered, contestations: [{ from: '2026-12-01', answeredOn: '2026-12-11' }] }
    expect(decisionEndsOn(answered, rules)).toBe('2027-02-01')
  })

  it('counts down to its last day, and is over on the day after', () => {
    expect(decisionClock(delivered, rules, '2027-01-22')).toMatchObject({ state: 'running', daysLeft: 0 })
    expect(decisionClock(delivered, rules, '2027-01-23')).toEqual({ state: 'over', endedOn: '2027-01-22' })
    expect(remindersOn(delivered, rules)).toEqual(['2026-12-23', '2027-01-07', '2027-01-17', '2027-01-21'])
  })

  it('never gets shorter by a contestation', () => {
    fc.assert(
      fc.property(fc.nat({ max: 90 }), fc.nat({ max: 60 }), (after, lasts) => {
        const from = addDays('2026-11-23', after)
        const contestations = [{ from, answeredOn: addDays(from, lasts) }]
        const end = decisionEndsOn({ ...delivered, contestations }, rules) ?? ''
        expect(end).toBe(addDays('2027-01-22', compareIso(from, '2027-01-22') > 0 ? 0 : lasts))
      }),
    )
  })
})

describe('what belongs to somebody who leaves', () => {
  const balances = { own: 50_000, sponsor: 30_000, ported: 0, portedWaiting: 0 }

  it('is 62,000.00 after 4 years and 7 months by table A, 51,500.00 by table B', () => {
    const byA = redemptionValue(balances, { monthsInPlan: 55, table: vestingTables.A })
    expect(byA).toMatchObject({ gross: 62_000, percent: 40, vested: 12_000, unvested: 18_000 })
    expect(redemptionValue(balances, { monthsInPlan: 55, table: vestingTables.B }).gross).toBe(51_500)
  })

  it('leaves out what waits since it was ported in, which can be ported on with all that the sponsor paid', () => {
    const terms = { monthsInPlan: 55, table: vestingTables.A }
    const ported = { ...balances, ported: 1000, portedWaiting: 2000 }
    expect(redemptionValue(ported, terms)).toMatchObject({ gross: 63_000, waiting: 2000 })
    expect(portableValue(ported)).toBe(83_000)
  })
})

describe('selfSponsorshipCost', () => {
  const costRules = { feePercent: 1, leastPercent: 25, dueDay: 10 }

  it('is 407.19 for 201.58 twice and 1% of both', () => {
    expect(selfSponsorshipCost({ own: 201.58, sponsor: 201.58 }, costRules)).toEqual({
      own: 201.58,
      sponsor: 201.58,
      fee: 4.03,
      total: 407.19,
    })
  })

  it('is a quarter of it when it is reduced to a quarter, to the cent of each part', () => {
    expect(selfSponsorshipCost({ own: 201.58, sponsor: 201.58 }, costRules, 25).total).toBe(101.81)
  })
})
