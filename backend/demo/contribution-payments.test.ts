import { describe, expect, it } from 'vitest'
import { boletoState } from '#domain/collection/boletos/boleto-state.ts'
import { demoPayments } from './contribution-payments.ts'
import { demoPeople } from './people.ts'
import { demoSuspensions } from './suspensions.ts'

const slipsOf = (enrolment: string, today: string) =>
  demoPayments(demoPeople(today), today)
    .filter(({ link }) => link.enrolment === enrolment)
    .map((slip) => ({ ...slip, state: boletoState({ ...slip, cancelledOn: null }, today) }))

describe('demoPayments', () => {
  it.each(['2026-11-03', '2026-11-09', '2026-11-11', '2026-11-21', '2026-11-30', '2027-01-11', '2027-02-28'])(
    'on %s leave Eduardo one overdue and one open slip, both over what he owes',
    (today) => {
      const slips = slipsOf('100990', today)
      expect(slips.filter(({ state }) => state === 'overdue')).toMatchObject([{ amount: 407.19 }])
      expect(slips.filter(({ state }) => state === 'open')).toMatchObject([{ amount: 407.19 }])
      expect(slips.every(({ paidOn, issuedOn }) => (paidOn ?? '') <= today && issuedOn <= today)).toBe(true)
    },
  )

  it('begin with the slip that is worked out by hand', () => {
    expect(demoPayments(demoPeople('2026-11-11'), '2026-11-11')[0]).toMatchObject({
      amount: 122.08,
      dueDate: '2026-12-10',
      paidOn: null,
    })
    expect(slipsOf('400118', '2027-03-01')[0]).toMatchObject({ dueDate: '2026-12-10', state: 'paid' })
  })

  it.each(['2026-11-06', '2026-12-10', '2026-12-11', '2027-01-31', '2028-02-29'])(
    'on %s leave Ana one slip of the minimum that waits',
    (today) => {
      const slips = slipsOf('400118', today)
      expect(slips.filter(({ state }) => state !== 'paid')).toMatchObject([{ state: 'open', amount: 122.08 }])
      expect(slips.every(({ paidOn, issuedOn }) => (paidOn ?? '') <= today && issuedOn <= today)).toBe(true)
      expect(new Set(slips.map(({ competence }) => competence)).size).toBe(slips.length)
    },
  )

  it('have nothing of the minimum before it was worked out', () => {
    expect(slipsOf('400118', '2026-10-15').every(({ amount }) => amount === 250)).toBe(true)
  })
})

describe('demoSuspensions', () => {
  it('run on the day of the seed', () => {
    const suspensions = demoSuspensions(demoPeople('2026-11-11'), '2026-11-11')
    expect(suspensions.find(({ link }) => link.enrolment === '400377')).toMatchObject({
      from: '2026-08',
      to: '2027-01',
    })
    expect(suspensions.every(({ from, to }) => from <= '2026-11' && to >= '2026-11')).toBe(true)
  })
})
