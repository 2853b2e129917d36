import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { boundedText, id, idOrZero, idOrZeroText, idText } from './formats.ts'

const LARGEST = 2_147_483_647

describe('the number of a record', () => {
  it('is a whole one from the first to the largest that the database knows', () => {
    for (const number of [1, LARGEST]) {
      expect(v.parse(id, number)).toBe(number)
      expect(v.parse(idText, String(number))).toBe(number)
    }
    for (const none of [0, -1, 1.5, LARGEST + 1, '1', null]) expect(v.is(id, none)).toBe(false)
    for (const none of ['0', '-1', '1.5', String(LARGEST + 1), '', ' 1'])
      expect(v.is(idText, none)).toBe(false)
  })

  it('may be 0 where that stands for all of them', () => {
    expect([v.parse(idOrZero, 0), v.parse(idOrZeroText, '0')]).toEqual([0, 0])
    for (const none of [-1, LARGEST + 1]) {
      expect([v.is(idOrZero, none), v.is(idOrZeroText, String(none))]).toEqual([false, false])
    }
  })
})

it('a number between two bounds takes both, and the usual one where none is named', () => {
  const size = boundedText(1, 100, 20)
  expect(['1', '100', undefined].map((text) => v.parse(size, text))).toEqual([1, 100, 20])
  expect(['0', '101', 'x'].map((text) => v.is(size, text))).toEqual([false, false, false])
})
