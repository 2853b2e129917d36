import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, compareIso } from '#domain/calendar.ts'
import { vestingTables } from '#domain/exits/vesting-tables.ts'
import { decisionEndsOn, remindersOn, statementDueOn } from './decision-period.ts'
import { portableValue, redemptionValue } from './exit-value.ts'

const rules = { decisionDays: 60, statementDays: 30 }
const delivered = { deliveredOn: '2026-11-23', contestations: [] }

describe('the time to decide', () => {
  it('is sixty days from the delivery, which is due thirty days after the notice', () => {
    expect(decisionEndsOn(delivered, rules)).toBe('2027-01-22')
    expect(decisionEndsOn(delivered, { ...rules, decisionDays: 90 })).toBe('2027-02-21')
    expect(statementDueOn('2026-11-23', rules)).toBe('2026-12-23')
  })

  it('stands still while a statement is contested', () => {
    const contested = { ...delivered, contestations: [{ from: '2026-12-01', answeredOn: null }] }
    expect(decisionEndsOn(contested, rules)).toBeNull()
    const answered = { ...delivered, contestations: [{ from: '2026-12-01', answeredOn: '2026-12-11' }] }
    expect(decisionEndsOn(answered, rules)).toBe('2027-02-01')
  })

  it('is told thirty, fifteen, five days and a day before its end, and on no day that has passed', () => {
    const days = (from: string) => remindersOn('2027-01-22', from).map(({ on }) => on)
    expect(days('2026-11-23')).toEqual(['2026-12-23', '2027-01-07', '2027-01-17', '2027-01-21'])
    expect(days('2027-01-17')).toEqual(['2027-01-17', '2027-01-21'])
    expect(remindersOn('2027-01-22', '2027-01-21')).toEqual([{ daysLeft: 1, on: '2027-01-21' }])
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
