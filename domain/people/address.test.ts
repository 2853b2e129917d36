import { describe, expect, it } from 'vitest'
import { type AnsweredAddress, checkAddress } from './address.ts'
import { formatPostalCode, isPostalCode } from './postal-code.ts'
import { stateCodes } from './states.ts'

const paulista: AnsweredAddress = {
  livesAbroad: false,
  postalCode: '01310-100',
  street: 'Avenida Paulista',
  number: '1000',
  complement: '',
  neighborhood: 'Bela Vista',
  city: 'São Paulo',
  state: 'sp',
  country: '',
  taxNumber: '',
}
const lisbon: AnsweredAddress = {
  ...paulista,
  livesAbroad: true,
  postalCode: '1100-148',
  country: 'PT',
  taxNumber: '501964843',
}

function problemsOf(address: AnsweredAddress): string[] {
  const outcome = checkAddress(address)
  return outcome.ok ? [] : outcome.problems.map(({ field, code }) => `${field} ${code}`)
}

describe('checkAddress', () => {
  it('keeps an address in Brazil with the digits of its CEP and its state in capitals', () => {
    expect(checkAddress({ ...paulista, country: 'PT', taxNumber: '1' })).toEqual({
      ok: true,
      result: { ...paulista, postalCode: '01310100', state: 'SP', country: 'BR', taxNumber: '' },
    })
  })

  it('keeps of an address abroad only what was asked for', () => {
    expect(checkAddress(lisbon)).toEqual({
      ok: true,
      result: { ...lisbon, street: '', number: '', neighborhood: '', city: '', state: '' },
    })
  })

  it.each<[Partial<AnsweredAddress>, string[]]>([
    [{ livesAbroad: null }, ['livesAbroad answer-required']],
    [{ postalCode: '0131010' }, ['postalCode required']],
    [{ postalCode: '013101000' }, ['postalCode too-long']],
    [{ state: 'XX' }, ['state unknown']],
    [{ state: '' }, ['state required']],
    [
      { street: ' ', number: '', neighborhood: '', city: '' },
      ['street required', 'number required', 'neighborhood required', 'city required'],
    ],
  ])('in Brazil refuses %j', (change, expected) => {
    expect(problemsOf({ ...paulista, ...change })).toEqual(expected)
  })

  it.each<[Partial<AnsweredAddress>, string[]]>([
    [{ country: '' }, ['country required']],
    [{ country: 'BR' }, ['country not-abroad']],
    [{ postalCode: ' ' }, ['postalCode required']],
    [{ taxNumber: '' }, ['taxNumber required']],
    [{ taxNumber: '50A' }, ['taxNumber not-numeric']],
  ])('abroad refuses %j', (change, expected) => {
    expect(problemsOf({ ...lisbon, ...change })).toEqual(expected)
  })
})

it('a CEP has exactly eight digits, with or without the dash', () => {
  expect(['01310-100', '01310100', '0131010', '013101000'].map(isPostalCode)).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(formatPostalCode('01310100')).toBe('01310-100')
  expect(formatPostalCode('1100-148 PT')).toBe('1100-148 PT')
})

it('there are 27 units of the federation', () => expect(stateCodes).toHaveLength(27))
