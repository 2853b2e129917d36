import { describe, expect, it } from 'vitest'
import { byField } from '../complaints.ts'
import type { IllnessExemptionValues } from './illness-exemption.ts'
import { checkIllnessExemptionValues } from './illness-exemption-check.ts'

const claimant = {
  isPensioner: false,
  today: '2026-11-11',
  firstOpenMonth: '2026-11',
  currentMonth: '2026-11',
}
const values: IllnessExemptionValues = {
  doenca: 'severe-heart-disease',
  dataDiagnostico: '2026-08-03',
  emissor: 'municipality',
  temValidade: 'S',
  validade: '2027-08-03',
  laudo: '7a6d6c0e-58c4-4a6b-9f8e-3f8f0f4c7a11',
  declaracao: true,
}

const check = (changed: Partial<IllnessExemptionValues>) => {
  const outcome = checkIllnessExemptionValues({ ...values, ...changed }, claimant)
  return outcome.ok ? {} : byField(outcome.problems)
}

describe('a request of the exemption by illness', () => {
  it('keeps what the report says and from when it counts', () => {
    expect(checkIllnessExemptionValues(values, claimant)).toEqual({
      ok: true,
      result: {
        doenca: 'severe-heart-disease',
        dataDiagnostico: '2026-08-03',
        emissor: 'municipality',
        validade: '2027-08-03',
        mesInicio: '2026-08',
      },
    })
    expect(checkIllnessExemptionValues({ ...values, temValidade: 'N' }, claimant)).toMatchObject({
      result: { validade: null },
    })
  })

  it('says under each field what is wrong, the report included', () => {
    const empty: IllnessExemptionValues = {
      doenca: null,
      dataDiagnostico: '',
      emissor: null,
      temValidade: null,
      validade: null,
      laudo: null,
      declaracao: false,
    }
    expect(Object.keys(check(empty)).toSorted()).toEqual([
      'dataDiagnostico',
      'declaracao',
      'doenca',
      'emissor',
      'laudo',
      'temValidade',
    ])
    expect(check({ laudo: null })).toEqual({ laudo: 'Envie o laudo médico oficial.' })
    expect(check({ validade: '2026-01-01' })).toEqual({ validade: expect.stringContaining('já venceu') })
  })
})
