import { describe, expect, it } from 'vitest'
import { appliedHere, nothingPaidYet, sentAgeExemption, usedElsewhere } from './age-exemption.fixtures.ts'
import type { AgeExemptionValues } from './age-exemption.schema.ts'
import {
  ageExemptionInput,
  ageExemptionToCome,
  claimantOf,
  firstAgeExemption,
  sourcesOf,
  startMonths,
} from './age-exemption-input.ts'
import { confirmLabel, consequenceSentence, inForceSentence } from './age-exemption-sentences.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const values: AgeExemptionValues = { outraFonte: 'S', fontes: 'INSS', mesInicio: '2026-12', declaracao: true }
const envelope = { chaveEnvio: '5f0c2c1e-58c4-4a6b-9f8e-3f8f0f4c7a11' }

describe('the form', () => {
  it('opens with the next payment, or with what was asked', () => {
    expect(firstAgeExemption(appliedHere, null)).toMatchObject({ outraFonte: null, mesInicio: '2026-12' })
    const asked = { ...sentAgeExemption.dados, fontes: ['INSS', 'Azul'], mesInicio: '2027-02' }
    expect(firstAgeExemption(appliedHere, asked)).toEqual({
      outraFonte: 'S',
      fontes: 'INSS, Azul',
      mesInicio: '2027-02',
      declaracao: false,
    })
    expect(firstAgeExemption(appliedHere, { ...asked, mesInicio: '2026-01' }).mesInicio).toBe('2026-12')
    expect(startMonths(appliedHere, 'S')).toHaveLength(12)
    expect(startMonths(appliedHere, 'N')[0]).toBe('2025-12')
  })

  it('takes what was granted for a later month as what holds', () => {
    expect(claimantOf(appliedHere).appliesHere).toBe(true)
    expect(claimantOf(usedElsewhere).appliesHere).toBe(true)
    expect(claimantOf({ ...usedElsewhere, proxima: null }).appliesHere).toBe(false)
  })

  it('sends names one by one, and none where the slice is used here', () => {
    expect(sourcesOf(' INSS ; Fundação Azul, ')).toEqual(['INSS', 'Fundação Azul'])
    expect(ageExemptionInput(values, envelope)).toMatchObject({ outraFonte: 'S', fontes: ['INSS'] })
    expect(ageExemptionInput({ ...values, outraFonte: 'N' }, envelope)).toMatchObject({ fontes: [] })
    expect(() => ageExemptionInput({ ...values, outraFonte: null }, envelope)).toThrow(RangeError)
  })
})

describe('sentences', () => {
  it('say since when, and why', () => {
    expect(inForceSentence(appliedHere)).toBe('Aplicada aqui desde agosto de 2024, sem precisar pedir.')
    expect(inForceSentence(usedElsewhere)).toBe('Usada em outra fonte pagadora desde fevereiro de 2026.')
  })

  it('say what a choice does to the tax', () => {
    expect(plain(consequenceSentence(values, appliedHere))).toBe(
      'A partir de dezembro de 2026, a parcela isenta de R$ 1.903,98 deixa de ser aplicada neste plano. Pelo seu último contracheque, o imposto iria de R$ 841,88 para R$ 1.399,29 por mês.',
    )
    expect(consequenceSentence(values, nothingPaidYet)).not.toContain('imposto iria')
    expect(confirmLabel({ ...values, outraFonte: 'N' })).toBe('Usar aqui a partir de dezembro')
  })
})

it('a request names the other payers only of who has any', () => {
  const values = {
    outraFonte: 'S',
    fontes: 'INSS, Banco Exemplo',
    mesInicio: '2026-12',
    declaracao: true,
  } as const
  const plan = { parcelaMensal: 1903.98 }
  expect(ageExemptionToCome(values, plan)).toEqual({
    outraFonte: 'S',
    fontes: ['INSS', 'Banco Exemplo'],
    mesInicio: '2026-12',
    parcelaMensal: 1903.98,
  })
  expect(ageExemptionToCome({ ...values, outraFonte: 'N' }, plan)).toMatchObject({
    outraFonte: 'N',
    fontes: [],
  })
})
