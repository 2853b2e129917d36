import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { dataVersion, readStored, type StoredData, upgraded } from './stored-data.ts'

type Address = { country: string; street: string; number: string }

const address: StoredData<Address> = {
  schema: v.object({ country: v.string(), street: v.string(), number: v.string() }),
  upgrades: [
    ({ line, ...rest }) => ({ ...rest, street: String(line), number: 's/n' }),
    (stored) => ({ ...stored, country: 'Brasil' }),
  ],
}

describe('stored data', () => {
  it('is of the version after the last upgrade', () => {
    expect(dataVersion(address)).toBe(3)
    expect(dataVersion({ upgrades: [] })).toBe(1)
  })

  it.each([
    [1, { line: 'Rua A' }, { street: 'Rua A', number: 's/n', country: 'Brasil' }],
    [2, { street: 'Rua A', number: '7' }, { street: 'Rua A', number: '7', country: 'Brasil' }],
    [
      3,
      { street: 'Rua A', number: '7', country: 'Chile' },
      { street: 'Rua A', number: '7', country: 'Chile' },
    ],
  ])('of version %i is read in the shape of today', (version, data, expected) => {
    expect(readStored(address, { data, version })).toEqual(expected)
  })

  it('that fits no shape is a fault, and can still be shown', () => {
    const stored = { data: { street: 'Rua A' }, version: 3 }
    expect(() => readStored(address, stored)).toThrow(v.ValiError)
    expect(upgraded(address, stored)).toEqual({ street: 'Rua A' })
  })
})
