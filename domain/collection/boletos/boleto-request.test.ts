import { describe, expect, it } from 'vitest'
import type { IssuedBoleto } from './boleto-state.ts'
import { arrearsState, boletoState, lastDayToAnswer, suggestedArrearsRules } from './boleto-state.ts'
import { checkBoletoRequest } from './check-boleto-request.ts'
import { overdueCharges, suggestedOverdueRules as rules } from './overdue-charges.ts'

const parameters = { dueDay: 10, lastIssueDay: 5 }
const slip = (competence: string, change: Partial<IssuedBoleto> = {}): IssuedBoleto => ({
  competence,
  purpose: 'voluntary',
  dueDate: `${competence}-10`,
  paidOn: null,
  cancelledOn: null,
  ...change,
})

describe('checkBoletoRequest', () => {
  const request = { purpose: 'voluntary', issued: [], today: '2026-11-21' } as const

  it('falls due on day 10, of the next month after the last day of issue', () => {
    expect(checkBoletoRequest(request, parameters)).toEqual({
      ok: true,
      result: { competence: '2026-12', dueDate: '2026-12-10', payableUntil: '2026-12-10' },
    })
    expect(checkBoletoRequest({ ...request, today: '2026-11-05' }, parameters)).toMatchObject({
      result: { competence: '2026-11' },
    })
    expect(checkBoletoRequest({ ...request, today: '2027-01-02' }, parameters)).toMatchObject({
      result: { dueDate: '2027-01-10', payableUntil: '2027-01-11' },
    })
  })

  it('takes one open slip a month', () => {
    expect(checkBoletoRequest({ ...request, issued: [slip('2026-12')] }, parameters)).toEqual({
      ok: false,
      problems: [{ field: 'competence', code: 'already-issued', competence: '2026-12' }],
    })
    const others = [
      slip('2026-11'),
      slip('2026-12', { cancelledOn: '2026-11-20' }),
      slip('2026-12', { purpose: 'deferred-fee' }),
      slip('2026-12', { paidOn: '2026-11-20' }),
    ]
    expect(checkBoletoRequest({ ...request, issued: others }, parameters).ok).toBe(true)
  })

  it('takes none while another of the month is open, whatever became of the others', () => {
    const issued = [slip('2026-12', { cancelledOn: '2026-11-20' }), slip('2026-12')]
    expect(checkBoletoRequest({ ...request, issued }, parameters)).toMatchObject({
      problems: [{ code: 'already-issued' }],
    })
  })

  it('is not paid twice where the amount is fixed', () => {
    const cancelled = slip('2026-12', { purpose: 'self-sponsored', cancelledOn: '2026-11-19' })
    const paid = slip('2026-12', { purpose: 'self-sponsored', paidOn: '2026-11-20' })
    expect(
      checkBoletoRequest({ ...request, purpose: 'self-sponsored', issued: [paid, cancelled] }, parameters),
    ).toMatchObject({ problems: [{ code: 'already-paid' }] })
  })
})

describe('boletoState', () => {
  it('is open through the next business day after the due date', () => {
    const sunday = slip('2027-01')
    expect(boletoState(sunday, '2027-01-11')).toBe('open')
    expect(boletoState(sunday, '2027-01-12')).toBe('overdue')
    expect(boletoState({ ...sunday, paidOn: '2027-01-20' }, '2027-02-01')).toBe('paid')
    expect(boletoState({ ...sunday, cancelledOn: '2027-01-20' }, '2027-02-01')).toBe('cancelled')
  })
})

describe('arrearsState', () => {
  const stateOf = (months: string[], noticeOn: string | null, today: string) =>
    arrearsState({ boletos: months.map((month) => slip(month)), noticeOn, today }, suggestedArrearsRules)

  it('goes from late to notice to a presumed option', () => {
    expect(stateOf(['2026-12'], null, '2026-11-21')).toEqual({ code: 'none' })
    expect(stateOf(['2026-10', '2026-11'], null, '2026-11-21')).toEqual({ code: 'late', months: 2 })
    const three = ['2026-09', '2026-10', '2026-11']
    expect(stateOf(three, null, '2026-11-21')).toEqual({ code: 'notice-due', months: 3 })
    expect(stateOf(three, '2026-11-21', '2026-12-21')).toEqual({
      code: 'notice-running',
      months: 3,
      daysLeft: 0,
    })
    expect(stateOf(three, '2026-11-21', '2026-12-22')).toEqual({ code: 'option-presumed', months: 3 })
  })

  it.each([
    ['the rule gives as much as it named', '2026-12-21', 30, '2026-12-21'],
    ['the rule gives less by then', '2026-12-21', 10, '2026-12-21'],
    ['the rule gives more by then', '2026-12-21', 45, '2027-01-05'],
    ['it is being written', undefined, 30, '2026-12-21'],
  ])('is answered until the later day where %s', (_, saidUntil, daysToAnswer, until) => {
    expect(lastDayToAnswer({ noticeOn: '2026-11-21', saidUntil }, { daysToAnswer })).toBe(until)
  })

  it('presumes nothing from a notice of other arrears', () => {
    const three = ['2026-09', '2026-10', '2026-11']
    for (const noticeOn of ['2024-03-01', '2026-10-20', '2026-11-10']) {
      expect(stateOf(three, noticeOn, '2026-11-21'), noticeOn).toEqual({ code: 'notice-due', months: 3 })
    }
    expect(stateOf(three, '2026-11-11', '2026-12-12')).toEqual({ code: 'option-presumed', months: 3 })
  })
})

describe('overdueCharges', () => {
  it('are fine, interest by the day and correction', () => {
    expect(
      overdueCharges(
        { amount: 407.19, dueDate: '2026-10-10', paidOn: '2026-11-21', correctionFactor: '1.0033' },
        rules,
      ),
    ).toEqual({
      daysLate: 42,
      amount: 407.19,
      correction: 1.34,
      fine: 8.17,
      interest: 5.72,
      total: 422.42,
    })
  })

  it('do not exist until the next business day', () => {
    const debt = { amount: 100, dueDate: '2027-01-10', correctionFactor: 1 }
    expect(overdueCharges({ ...debt, paidOn: '2027-01-11' }, rules)).toEqual({
      daysLate: 0,
      amount: 100,
      correction: 0,
      fine: 0,
      interest: 0,
      total: 100,
    })
    expect(overdueCharges({ ...debt, paidOn: '2027-01-12' }, rules)).toMatchObject({
      daysLate: 2,
      fine: 2,
      interest: 0.07,
      total: 102.07,
    })
  })
})
