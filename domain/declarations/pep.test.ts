import { describe, expect, it } from 'vitest'
import type { PepDeclaration } from './check-pep-declaration.ts'
import { checkPepDeclaration } from './check-pep-declaration.ts'
import { declarationState } from './declaration-state.ts'
import { exposedUntil, isExposed, pepDeclarationValidUntil } from './pep.ts'
import { suggestedDeclarationRules as rules } from './suggested-declaration-rules.ts'

const today = '2026-11-21'
const mandate = { startedOn: '2018-01-01', endedOn: '2021-12-31' }

describe('exposure', () => {
  it('ends five years after the post', () => {
    expect(exposedUntil(mandate)).toBe('2026-12-31')
    expect(isExposed([mandate], '2026-12-31')).toBe(true)
    expect(isExposed([mandate], '2027-01-01')).toBe(false)
  })

  it('lasts while the post is held', () => {
    const inOffice = { startedOn: '2026-11-21', endedOn: null }
    expect(exposedUntil(inOffice)).toBeNull()
    expect(isExposed([inOffice], today)).toBe(true)
    expect(isExposed([inOffice], '2026-11-20')).toBe(false)
    expect(isExposed([], today)).toBe(false)
  })
})

describe('a declaration', () => {
  it('is good for a year, or until the exposure ends', () => {
    const longer = { yearsAfterPost: 6, renewalYears: 2 }
    expect(pepDeclarationValidUntil(today, [], longer)).toBe('2028-11-21')
    expect(exposedUntil(mandate, longer)).toBe('2027-12-31')
    expect(isExposed([mandate], '2027-12-31', longer)).toBe(true)
    expect(pepDeclarationValidUntil(today, [mandate], longer)).toBe('2027-12-31')
    expect(pepDeclarationValidUntil(today, [])).toBe('2027-11-21')
    expect(pepDeclarationValidUntil(today, [mandate])).toBe('2026-12-31')
    expect(pepDeclarationValidUntil('2026-12-31', [mandate])).toBe('2026-12-31')
    expect(pepDeclarationValidUntil('2027-01-01', [mandate])).toBe('2028-01-01')
    expect(pepDeclarationValidUntil(today, [mandate, { ...mandate, endedOn: null }])).toBe('2027-11-21')
    expect(pepDeclarationValidUntil(today, [{ ...mandate, endedOn: '2019-12-31' }])).toBe('2027-11-21')
  })

  it('warns before it ends', () => {
    const declaration = { validUntil: '2026-12-31' }
    expect(declarationState(null, today, 30)).toEqual({ code: 'missing' })
    expect(declarationState(declaration, '2026-12-01', 30).code).toBe('valid')
    expect(declarationState(declaration, '2026-12-02', 30).code).toBe('expiring')
    expect(declarationState(declaration, '2026-12-31', 30).code).toBe('expiring')
    expect(declarationState(declaration, '2027-01-01', 30).code).toBe('expired')
    expect(declarationState({ validUntil: null }, today, 30)).toEqual({ code: 'valid', validUntil: null })
  })
})

describe('checkPepDeclaration', () => {
  const no: PepDeclaration = {
    isPep: false,
    relation: null,
    name: '',
    cpf: '',
    kinshipDegree: null,
    post: '',
    body: '',
    country: '',
    startedOn: null,
    endedOn: null,
    isInOffice: false,
    isConfirmed: true,
  }
  const relative: PepDeclaration = {
    ...no,
    isPep: true,
    relation: 'relative',
    name: 'Paulo Prates',
    cpf: '529.982.247-25',
    kinshipDegree: 1,
    post: 'Prefeito',
    body: 'Prefeitura de Campinas',
    country: 'BR',
    startedOn: '2021-01-01',
    isInOffice: true,
  }

  it('is short for who is not exposed', () => {
    expect(checkPepDeclaration(no, rules, today)).toEqual({
      ok: true,
      result: { isPep: false, posts: [], validUntil: '2027-11-21' },
    })
  })

  it('keeps the post of who is', () => {
    expect(checkPepDeclaration(relative, rules, today)).toEqual({
      ok: true,
      result: {
        isPep: true,
        posts: [{ startedOn: '2021-01-01', endedOn: null }],
        validUntil: '2027-11-21',
      },
    })
    const holder: PepDeclaration = {
      ...relative,
      relation: 'holder',
      name: '',
      cpf: '',
      kinshipDegree: null,
      isInOffice: false,
      startedOn: mandate.startedOn,
      endedOn: mandate.endedOn,
    }
    expect(checkPepDeclaration(holder, rules, today)).toMatchObject({ result: { validUntil: '2026-12-31' } })
  })

  it('finds every problem', () => {
    expect(checkPepDeclaration({ ...no, isPep: null, isConfirmed: false }, rules, today)).toEqual({
      ok: false,
      problems: [
        { field: 'isPep', code: 'answer-required' },
        { field: 'isConfirmed', code: 'confirmation-required' },
      ],
    })
    expect(checkPepDeclaration({ ...no, isPep: true }, rules, today)).toEqual({
      ok: false,
      problems: [
        { field: 'relation', code: 'required' },
        { field: 'post', code: 'required' },
        { field: 'body', code: 'required' },
        { field: 'country', code: 'required' },
        { field: 'startedOn', code: 'required' },
        { field: 'endedOn', code: 'required' },
      ],
    })
  })

  it.each([
    [{ cpf: '' }, { field: 'cpf', code: 'required' }],
    [{ cpf: '529.982.247-24' }, { field: 'cpf', code: 'invalid-cpf' }],
    [{ name: ' ' }, { field: 'name', code: 'required' }],
    [{ kinshipDegree: null }, { field: 'kinshipDegree', code: 'required' }],
    [{ kinshipDegree: 3 }, { field: 'kinshipDegree', code: 'too-distant', maximum: 2 }],
    [{ startedOn: '2027-01-01' }, { field: 'startedOn', code: 'in-the-future' }],
    [{ startedOn: '2026-02-30' }, { field: 'startedOn', code: 'invalid-date' }],
    [
      { isInOffice: false, endedOn: '2020-01-01' },
      { field: 'endedOn', code: 'before-start' },
    ],
    [
      { isInOffice: false, endedOn: '2026-11-22' },
      { field: 'endedOn', code: 'in-the-future' },
    ],
  ])('refuses %j', (change, problem) => {
    expect(checkPepDeclaration({ ...relative, ...change }, rules, today)).toEqual({
      ok: false,
      problems: [problem],
    })
  })

  it('asks no CPF of somebody abroad', () => {
    expect(checkPepDeclaration({ ...relative, cpf: '', country: 'PT' }, rules, today).ok).toBe(true)
  })
})
