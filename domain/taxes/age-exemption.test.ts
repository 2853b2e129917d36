import { describe, expect, it } from 'vitest'
import {
  ageExemptionApplies,
  checkAgeExemptionRequest,
  exemptFrom,
  exemptionStartMonths,
} from './age-exemption.ts'

const facts = {
  birthDate: '1961-11-30',
  regime: 'progressive',
  usedElsewhere: false,
  requestedFrom: null,
} as const

describe('the exempt slice', () => {
  it('begins in the month of the birthday, whatever its day', () => {
    expect(exemptFrom('1961-11-30')).toBe('2026-11')
    expect(ageExemptionApplies('2026-11', facts)).toBe(true)
    expect(ageExemptionApplies('2026-10', facts)).toBe(false)
  })

  it('applies by itself until another source is declared', () => {
    expect(ageExemptionApplies('2026-11', { ...facts, usedElsewhere: null })).toBe(true)
    expect(ageExemptionApplies('2026-11', { ...facts, usedElsewhere: true })).toBe(false)
  })

  it('begins later when it was asked for from a later month', () => {
    expect(ageExemptionApplies('2026-12', { ...facts, requestedFrom: '2027-01' })).toBe(false)
    expect(ageExemptionApplies('2027-01', { ...facts, requestedFrom: '2027-01' })).toBe(true)
    expect(ageExemptionApplies('2026-10', { ...facts, requestedFrom: '2026-01' })).toBe(false)
  })

  it('needs the progressive regime and a birth date', () => {
    expect(ageExemptionApplies('2026-11', { ...facts, regime: 'regressive' })).toBe(false)
    expect(ageExemptionApplies('2026-11', { ...facts, birthDate: null })).toBe(false)
  })
})

describe('checkAgeExemptionRequest', () => {
  const request = {
    isDeclared: true,
    usedElsewhere: false,
    otherSources: [],
    startMonth: '2026-12',
    hasIdentityDocument: true,
  }
  const person = {
    birthDate: '1960-11-30',
    firstOpenMonth: '2026-12',
    currentMonth: '2026-11',
    appliesHere: false,
  }

  it('accepts a start in a month not yet paid', () => {
    expect(checkAgeExemptionRequest(request, person)).toEqual({
      ok: true,
      result: { applies: true, startMonth: '2026-12' },
    })
  })

  it('gives the slice up to another source', () => {
    expect(
      checkAgeExemptionRequest(
        { ...request, usedElsewhere: true, otherSources: ['INSS'] },
        { ...person, appliesHere: true },
      ),
    ).toEqual({ ok: true, result: { applies: false, startMonth: '2026-12' } })
  })

  it('refuses what already holds, and what is more than a year ahead', () => {
    expect(checkAgeExemptionRequest(request, { ...person, appliesHere: true })).toEqual({
      ok: false,
      problems: [{ field: 'usedElsewhere', code: 'unchanged' }],
    })
    const months = exemptionStartMonths(person, true)
    expect([months.length, months[0], months.at(-1)]).toEqual([24, '2025-12', '2027-11'])
    expect(exemptionStartMonths(person, false)[0]).toBe('2026-12')
    for (const startMonth of months) {
      expect(checkAgeExemptionRequest({ ...request, startMonth }, person)).toMatchObject({ ok: true })
    }
    expect(checkAgeExemptionRequest({ ...request, startMonth: '2027-12' }, person)).toEqual({
      ok: false,
      problems: [{ field: 'startMonth', code: 'month-too-far' }],
    })
    expect(exemptionStartMonths({ ...person, birthDate: '1962-02-10' }, true)[0]).toBe('2027-02')
  })

  it('finds every problem', () => {
    expect(
      checkAgeExemptionRequest(
        {
          isDeclared: false,
          usedElsewhere: true,
          otherSources: [],
          startMonth: '2026-11',
          hasIdentityDocument: false,
        },
        { ...person, appliesHere: true },
      ),
    ).toEqual({
      ok: false,
      problems: [
        { field: 'isDeclared', code: 'declaration-required' },
        { field: 'otherSources', code: 'sources-required' },
        { field: 'identityDocument', code: 'document-required' },
        { field: 'startMonth', code: 'month-already-paid' },
      ],
    })
    expect(
      checkAgeExemptionRequest({ ...request, startMonth: '2026-10' }, { ...person, birthDate: '1961-11-30' }),
    ).toMatchObject({ problems: [{ field: 'startMonth', code: 'before-65' }] })
    expect(checkAgeExemptionRequest({ ...request, startMonth: '2025-11' }, person)).toMatchObject({
      problems: [{ field: 'startMonth', code: 'month-too-old' }],
    })
    expect(
      checkAgeExemptionRequest({ ...request, usedElsewhere: null, startMonth: null }, person),
    ).toMatchObject({
      problems: [
        { field: 'usedElsewhere', code: 'answer-required' },
        { field: 'startMonth', code: 'month-required' },
      ],
    })
    expect(checkAgeExemptionRequest(request, { ...person, birthDate: null })).toMatchObject({
      problems: [{ field: 'birthDate', code: 'birth-date-unknown' }],
    })
  })
})
