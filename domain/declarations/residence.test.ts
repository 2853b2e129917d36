import { describe, expect, it } from 'vitest'
import type { FatcaDeclaration } from './fatca.ts'
import { checkFatcaDeclaration, isTaxNumber, newDeclarationDueOn } from './fatca.ts'
import { checkForeignResidence, checkResidenceAnswer } from './foreign-residence.ts'
import { suggestedDeclarationRules as rules } from './suggested-declaration-rules.ts'

const today = '2026-11-21'
const brazil = { country: 'BR', taxNumber: '529.982.247-25', noNumberReason: null, explanation: '' }
const declaration: FatcaDeclaration = {
  birthCity: 'Recife',
  birthCountry: 'BR',
  nationalities: ['BR'],
  isUsPerson: false,
  residences: [brazil],
  hasUsIndicia: false,
  indiciaExplanation: '',
  isConfirmed: true,
}
const problemsOf = (change: Partial<FatcaDeclaration>) => {
  const checked = checkFatcaDeclaration({ ...declaration, ...change })
  return checked.ok ? [] : checked.problems
}

describe('checkFatcaDeclaration', () => {
  it('accepts a resident of Brazil', () => {
    expect(checkFatcaDeclaration(declaration)).toEqual({ ok: true, result: declaration })
  })

  it('accepts a US person with a number of nine digits', () => {
    const states = { country: 'US', taxNumber: '078-05-1120', noNumberReason: null, explanation: '' }
    expect(problemsOf({ isUsPerson: true, residences: [brazil, states] })).toEqual([])
    expect(problemsOf({ isUsPerson: true })).toEqual([{ field: 'residences', code: 'us-residence-required' }])
    expect(problemsOf({ residences: [{ ...states, taxNumber: '12345' }] })).toEqual([
      { field: 'taxNumber', index: 0, code: 'invalid-tax-number' },
    ])
  })

  it('takes a number or a reason, and an explanation with reason B', () => {
    const elsewhere = { country: 'AE', taxNumber: '', noNumberReason: 'A', explanation: '' } as const
    expect(problemsOf({ residences: [elsewhere] })).toEqual([])
    expect(problemsOf({ residences: [brazil, { ...elsewhere, noNumberReason: 'B' }] })).toEqual([
      { field: 'explanation', index: 1, code: 'required' },
    ])
    expect(problemsOf({ residences: [{ ...elsewhere, noNumberReason: null }] })).toEqual([
      { field: 'taxNumber', index: 0, code: 'number-or-reason' },
    ])
    expect(problemsOf({ residences: [{ ...elsewhere, taxNumber: 'X1' }] })).toEqual([
      { field: 'taxNumber', index: 0, code: 'number-or-reason' },
    ])
  })

  it('asks about indicia of the United States', () => {
    expect(problemsOf({ hasUsIndicia: true })).toEqual([{ field: 'indiciaExplanation', code: 'required' }])
    expect(problemsOf({ hasUsIndicia: true, indiciaExplanation: 'Endereço de férias' })).toEqual([])
  })

  it('finds every problem', () => {
    expect(
      problemsOf({
        birthCity: '',
        birthCountry: '',
        nationalities: [],
        isUsPerson: null,
        residences: [],
        isConfirmed: false,
      }),
    ).toEqual([
      { field: 'birthCity', code: 'required' },
      { field: 'birthCountry', code: 'required' },
      { field: 'nationalities', code: 'required' },
      { field: 'isUsPerson', code: 'required' },
      { field: 'residences', code: 'required' },
      { field: 'isConfirmed', code: 'confirmation-required' },
    ])
    expect(problemsOf({ residences: [brazil, brazil, brazil, { ...brazil, country: '' }] })).toEqual([
      { field: 'residences', code: 'too-many' },
      { field: 'residences', code: 'repeated-country' },
      { field: 'country', index: 3, code: 'required' },
    ])
  })
})

describe('tax numbers', () => {
  it('are text of up to twenty characters', () => {
    expect(isTaxNumber('PT', 'PT-501 964 843')).toBe(true)
    expect(isTaxNumber('PT', 'x'.repeat(21))).toBe(false)
    expect(isTaxNumber('BR', '529.982.247-24')).toBe(false)
  })
})

it('a change of circumstances is declared within thirty days', () => {
  expect(newDeclarationDueOn('2026-11-21')).toBe('2026-12-21')
})

describe('checkForeignResidence', () => {
  const residence = {
    country: 'PT',
    postalCode: '1000-001',
    taxNumber: '501964843',
    complement: '',
    proofIssuedOn: '2026-08-23',
  }

  it('accepts a proof of up to ninety days', () => {
    expect(checkForeignResidence(residence, rules, today)).toEqual({ ok: true, result: residence })
    expect(checkForeignResidence({ ...residence, proofIssuedOn: '2026-08-22' }, rules, today)).toEqual({
      ok: false,
      problems: [{ field: 'proof', code: 'too-old', notBefore: '2026-08-23' }],
    })
  })

  it('finds every problem', () => {
    expect(
      checkForeignResidence(
        { country: '', postalCode: ' ', taxNumber: '', complement: '', proofIssuedOn: null },
        rules,
        today,
      ),
    ).toEqual({
      ok: false,
      problems: [
        { field: 'country', code: 'required' },
        { field: 'postalCode', code: 'required' },
        { field: 'taxNumber', code: 'required' },
        { field: 'proof', code: 'required' },
      ],
    })
    expect(
      checkForeignResidence(
        { ...residence, country: 'BR', taxNumber: 'PT501', proofIssuedOn: '2026-11-22' },
        rules,
        today,
      ),
    ).toMatchObject({
      problems: [{ code: 'not-abroad' }, { code: 'not-numeric' }, { code: 'in-the-future' }],
    })
  })

  it('asks for an address and a proof only of who lives abroad', () => {
    const nothing = { country: '', postalCode: '', taxNumber: '', complement: '', proofIssuedOn: null }
    expect(checkResidenceAnswer(false, nothing, rules, today)).toEqual({ ok: true, result: null })
    expect(checkResidenceAnswer(true, residence, rules, today)).toEqual({ ok: true, result: residence })
    expect(checkResidenceAnswer(true, nothing, rules, today).ok).toBe(false)
    expect(checkResidenceAnswer(null, residence, rules, today)).toEqual({
      ok: false,
      problems: [{ field: 'livesAbroad', code: 'answer-required' }],
    })
  })
})
