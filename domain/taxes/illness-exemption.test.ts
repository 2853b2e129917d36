import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addToCompetence } from '#domain/calendar.ts'
import {
  checkIllnessExemption,
  ILLNESSES,
  illnessExemptFrom,
  illnessExemptionApplies,
  illnessesFor,
} from './illness-exemption.ts'

const claimant = {
  isPensioner: false,
  today: '2026-11-11',
  firstOpenMonth: '2026-11',
  currentMonth: '2026-11',
}
const request = {
  illness: 'parkinson',
  diagnosedOn: '2026-09-15',
  issuer: 'state',
  hasEnd: false,
  validUntil: null,
  isDeclared: true,
} as const

const codes = (changed: object, of = claimant) => {
  const outcome = checkIllnessExemption({ ...request, ...changed }, of)
  return outcome.ok ? [] : outcome.problems.map(({ code }) => code)
}

describe('a request of the exemption by illness', () => {
  it('counts from the month of the diagnosis on, without an end or up to the one of the report', () => {
    expect(checkIllnessExemption(request, claimant)).toEqual({
      ok: true,
      result: { startMonth: '2026-09', validUntil: null },
    })
    expect(
      checkIllnessExemption({ ...request, hasEnd: true, validUntil: '2027-05-20' }, claimant),
    ).toMatchObject({ result: { validUntil: '2027-05-20' } })
    // An end that was typed before "no" does not count.
    expect(checkIllnessExemption({ ...request, validUntil: '2020-01-01' }, claimant)).toMatchObject({
      result: { validUntil: null },
    })
  })

  it('reaches twelve months back, the present one included', () => {
    expect(illnessExemptFrom('2019-02-01', claimant)).toBe('2025-12')
    expect(illnessExemptFrom('2025-12-31', claimant)).toBe('2025-12')
    expect(illnessExemptFrom('2026-01-01', claimant)).toBe('2026-01')
  })

  it('names everything that is missing at once', () => {
    const nothing = {
      illness: null,
      diagnosedOn: null,
      issuer: null,
      hasEnd: null,
      isDeclared: false,
    }
    expect(codes(nothing)).toEqual([
      'illness-required',
      'diagnosis-required',
      'issuer-required',
      'end-answer-required',
      'declaration-required',
    ])
    expect(codes({ hasEnd: true })).toEqual(['end-required'])
    expect(codes({ hasEnd: true, validUntil: '2026-11-10' })).toEqual(['report-over'])
    expect(codes({ hasEnd: true, validUntil: '2026-11-11' })).toEqual([])
    expect(codes({ diagnosedOn: '2026-11-12' })).toEqual(['diagnosis-in-the-future'])
  })

  it('does not free a pension by an occupational disease, which frees who worked', () => {
    const pensioner = { ...claimant, isPensioner: true }
    expect(codes({ illness: 'occupational-disease' })).toEqual([])
    expect(codes({ illness: 'occupational-disease' }, pensioner)).toEqual(['not-for-pensions'])
    expect(illnessesFor(pensioner)).toHaveLength(ILLNESSES.length - 1)
    expect(ILLNESSES).toHaveLength(17)
  })
})

describe('whether a month is exempt', () => {
  it('is so from the first month to that of the end of the report', () => {
    const exemption = { startMonth: '2026-09', validUntil: '2027-05-01' }
    expect(
      ['2026-08', '2026-09', '2027-05', '2027-06'].map((m) => illnessExemptionApplies(m, exemption)),
    ).toEqual([false, true, true, false])
    expect(illnessExemptionApplies('2099-01', { ...exemption, validUntil: null })).toBe(true)
  })

  it('never is before the diagnosis, nor more than eleven months before the month of the request', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), (days) => {
        const diagnosedOn = addDays(claimant.today, -days)
        const from = illnessExemptFrom(diagnosedOn, claimant)
        expect(from >= diagnosedOn.slice(0, 7)).toBe(true)
        expect(from >= addToCompetence(claimant.currentMonth, -11)).toBe(true)
        expect(from <= claimant.currentMonth).toBe(true)
      }),
    )
  })
})
