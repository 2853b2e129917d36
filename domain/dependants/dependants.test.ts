import { describe, expect, it } from 'vitest'
import { isWithin } from '#domain/calendar.ts'
import { type AgeFacts, lastDayByAge } from './age-limit.ts'
import { papersFor } from './documents.ts'
import { countsInMonth, deductionsInMonth } from './in-force.ts'
import { DependantType, deducts, kinshipsFor } from './kinships.ts'

const limits = {
  tax: { ageLimit: 21, studentAgeLimit: 24 },
  plan: { ageLimit: 21, studentAgeLimit: 24, studentsStay: false },
}
const withStudents = { ...limits, plan: { ...limits.plan, studentsStay: true } }
const born = (kinship: string, birthDate: string, rest: Partial<AgeFacts> = {}): AgeFacts => ({
  kinship,
  birthDate,
  isStudent: false,
  isDisabled: false,
  ...rest,
})

describe('the last day by age', () => {
  it.each([
    ['03', '2005-03-14', '2026-12-31'],
    ['04', '2005-03-14', '2029-12-31'],
    ['06', '2005-12-31', '2026-12-31'],
    ['07', '2005-01-01', '2029-12-31'],
    ['10', '2010-06-30', '2031-12-31'],
    ['01', '1950-06-30', null],
    ['09', '1930-06-30', null],
    ['99', '2020-06-30', null],
    ['filho', '2005-03-14', '2026-03-14'],
    ['filho', '2004-02-29', '2025-03-01'],
    ['irmao', '2005-03-14', '2026-03-14'],
    ['conjuge', '1960-03-14', null],
    ['genitor', '1940-03-14', null],
    ['unknown', '2005-03-14', null],
  ])('of %s born on %s is %s', (kinship, birthDate, lastDay) => {
    expect(lastDayByAge(born(kinship, birthDate), limits)).toBe(lastDay)
  })

  it('of a student of the plan is later only where the plan says so', () => {
    const student = born('filho', '2005-03-14', { isStudent: true })
    expect(lastDayByAge(student, limits)).toBe('2026-03-14')
    expect(lastDayByAge(student, withStudents)).toBe('2029-03-14')
  })

  it('never comes for who is unable to work', () => {
    for (const kinship of ['03', '06', 'filho', 'irmao'])
      expect(lastDayByAge(born(kinship, '1980-01-01', { isDisabled: true }), limits)).toBeNull()
  })
})

describe('kinships', () => {
  it('are those of the table for the tax, and of the classes for the plan', () => {
    const tax = kinshipsFor(DependantType.incomeTax, { acceptsDesignated: true })
    expect(tax).toEqual(['01', '02', '03', '04', '06', '07', '09', '10', '11', '12', '99'])
    const plan = kinshipsFor(DependantType.plan, { acceptsDesignated: false })
    expect(plan).toEqual(['conjuge', 'companheiro', 'filho', 'enteado', 'genitor', 'irmao'])
    expect(kinshipsFor(DependantType.plan, { acceptsDesignated: true })).toContain('designado')
  })

  it('reduce the tax but for the ex-spouse with alimony and who is only noted', () => {
    expect(['03', '09', '12', '99', 'filho', 'toString'].filter(deducts)).toEqual(['03', '09'])
  })
})

describe('papers', () => {
  const child = { kinship: '03', isStudent: false, isDisabled: false }
  it('prove what is new', () => {
    expect(papersFor(child, null)).toEqual(['kinship'])
    expect(papersFor(child, child)).toEqual([])
    expect(papersFor({ ...child, isDisabled: true }, child)).toEqual(['medical'])
    expect(papersFor({ ...child, kinship: '04' }, child)).toEqual(['school'])
    expect(papersFor({ ...child, kinship: '01' }, child)).toEqual(['kinship'])
    expect(papersFor({ kinship: 'filho', isStudent: true, isDisabled: true }, null)).toEqual([
      'kinship',
      'school',
      'medical',
    ])
    expect(papersFor({ ...child, kinship: null }, null)).toEqual([])
  })
})

describe('being in force', () => {
  const period = { from: '2026-03-14', until: '2026-12-31' }
  it('includes the first and the last day, and every month of them', () => {
    expect(
      ['2026-03-13', '2026-03-14', '2026-12-31', '2027-01-01'].map((day) => isWithin(period, day)),
    ).toEqual([false, true, true, false])
    expect(['2026-02', '2026-03', '2026-12', '2027-01'].map((month) => countsInMonth(period, month))).toEqual(
      [false, true, true, false],
    )
  })

  it('is never so of what was changed on its own first day', () => {
    const replaced = { from: '2026-03-14', until: '2026-03-13' }
    expect(countsInMonth(replaced, '2026-03')).toBe(false)
    expect(isWithin(replaced, '2026-03-14')).toBe(false)
  })

  it('counts a dependant once a month, whatever was changed about them, and only who reduces the tax', () => {
    const bia = { cpf: '70123008093', kinship: '03' }
    const rows = [
      { ...bia, from: '2024-01-10', until: '2026-03-13' },
      { ...bia, from: '2026-03-14', until: null },
      { cpf: '52998224725', kinship: '12', from: '2024-01-10', until: null },
    ]
    expect(
      ['2023-12', '2024-01', '2026-03', '2026-04'].map((month) => deductionsInMonth(rows, month)),
    ).toEqual([0, 1, 1, 1])
  })
})
