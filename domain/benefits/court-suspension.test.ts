import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, competenceOf } from '#domain/calendar.ts'
import { paymentDayOf } from '#domain/payroll/pay-slips/benefit-calendar.ts'
import { monthsKeptBack } from './court-suspension.ts'

it.each([
  ['a month whose day of payment is inside', '2026-11-12', '2026-12-05', [], ['2026-11']],
  ['no month between two payments', '2026-12-01', '2026-12-20', [], []],
  ['both days of payment themselves', '2026-11-30', '2026-12-31', [], ['2026-11', '2026-12']],
  [
    'no month that was asked for',
    '2026-11-12',
    '2027-02-05',
    [{ from: '2026-12', to: '2026-12' }],
    ['2026-11', '2027-01'],
  ],
] as const)('keeps back %s', (_, standsSince, liftedOn, asked, months) => {
  expect(monthsKeptBack({ standsSince, liftedOn }, asked)).toEqual(months)
})

it('cut in two on any day, keeps back the same months, and none twice but on a day of payment', () => {
  const day = fc.integer({ min: 0, max: 2_000 }).map((days) => addDays('2024-01-01', days))
  fc.assert(
    fc.property(fc.tuple(day, day, day), (days) => {
      const [first = '', cut = '', last = ''] = days.toSorted()
      const whole = monthsKeptBack({ standsSince: first, liftedOn: last }, [])
      const parts = [
        ...monthsKeptBack({ standsSince: first, liftedOn: cut }, []),
        ...monthsKeptBack({ standsSince: cut, liftedOn: last }, []),
      ]
      expect([...new Set(parts)]).toEqual(whole)
      const isDayOfPayment = paymentDayOf(competenceOf(cut)) === cut
      expect(parts.length - whole.length).toBe(isDayOfPayment ? 1 : 0)
    }),
  )
})
