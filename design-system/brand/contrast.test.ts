import { modeLrgb, modeRgb, useMode, wcagContrast } from 'culori/fn'
import { expect, test } from 'vitest'
import { contrast, lowestContrast } from './contrast.ts'

test('contrast runs from 1 to 21 and does not care about the order', () => {
  expect(contrast('#ffffff', '#ffffff')).toBeCloseTo(1, 6)
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 6)
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 6)
})

test('the lowest contrast is the one that counts', () => {
  expect(lowestContrast('#767676', ['#ffffff', '#000000'])).toBeCloseTo(contrast('#767676', '#ffffff'), 6)
})

test('agrees with another implementation', () => {
  useMode(modeLrgb)
  useMode(modeRgb)
  for (const color of ['#0b3a82', '#3ba387', '#fdb913', '#010203', '#0a0b0c']) {
    expect(contrast(color, '#f8f7f4')).toBeCloseTo(wcagContrast(color, '#f8f7f4'), 3)
  }
})
