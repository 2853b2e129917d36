import { describe, expect, it } from 'vitest'
import { byField } from '../complaints.ts'
import { type AgeExemptionValues, checkAgeExemptionValues } from './age-exemption-check.ts'

const claimant = {
  birthDate: '1959-08-14',
  firstOpenMonth: '2026-12',
  currentMonth: '2026-11',
  appliesHere: true,
}
const values: AgeExemptionValues = {
  outraFonte: 'S',
  fontes: ['INSS'],
  mesInicio: '2026-12',
  declaracao: true,
}

const check = (changed: Partial<AgeExemptionValues>) => {
  const outcome = checkAgeExemptionValues({ ...values, ...changed }, claimant)
  return outcome.ok ? {} : byField(outcome.problems)
}

describe('a request about the exempt slice', () => {
  it('keeps where the slice is used, and sources only where it is elsewhere', () => {
    expect(checkAgeExemptionValues(values, claimant)).toEqual({
      ok: true,
      result: { outraFonte: 'S', fontes: ['INSS'], mesInicio: '2026-12' },
    })
    expect(
      checkAgeExemptionValues({ ...values, outraFonte: 'N' }, { ...claimant, appliesHere: false }),
    ).toMatchObject({ result: { outraFonte: 'N', fontes: [] } })
  })

  it('says under each field what is wrong', () => {
    const empty = { outraFonte: null, fontes: [], mesInicio: null, declaracao: false }
    expect(Object.keys(check(empty)).toSorted()).toEqual(['declaracao', 'mesInicio', 'outraFonte'])
    expect(check({ fontes: [] })).toEqual({ fontes: 'Informe quem é a outra fonte pagadora.' })
    expect(check({ outraFonte: 'N' })).toHaveProperty('outraFonte')
    expect(check({ fontes: ['A', 'B', 'C', 'D', 'E', 'F'] })['fontes']).toMatch(/máximo 5/)
    expect(check({ fontes: ['x'.repeat(81)] })['fontes']).toMatch(/80/)
  })

  it('needs a birth date', () => {
    const outcome = checkAgeExemptionValues(values, { ...claimant, birthDate: null })
    expect(outcome.ok ? {} : byField(outcome.problems)).toEqual({
      outraFonte: 'Envie um documento de identidade.',
    })
  })
})
