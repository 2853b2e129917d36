import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Palette } from '../tokens/color-contract.ts'
import { measureGuide, type Pair } from './contrast-guide.ts'
import { adminPalette, participantPalette } from './palettes.ts'

const planColors = ['#0b3a82', '#3ba387', '#fdb913', '#ffff00', '#111111', '#808080']
const edges = ['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#00ffff', '#ff00ff', '#777777']
const schemes = ['light', 'dark'] as const

const hexColor = integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

const touchesBrand = (pair: Pair) =>
  pair.role.startsWith('brand.') || pair.on.some((role) => role.startsWith('brand.'))

const failures = (palette: Palette, only?: (pair: Pair) => boolean) =>
  measureGuide(palette, only)
    .filter(({ passes }) => !passes)
    .map(({ role, on, ratio, atLeast }) => `${role} on ${on}: ${ratio.toFixed(2)} < ${atLeast}`)

describe.each(schemes)('%s', (scheme) => {
  test.each([...planColors, ...edges])('every approved pair keeps its promise with %s', (brand) => {
    expect(failures(participantPalette(scheme, brand))).toEqual([])
  })

  test('every approved pair keeps its promise on the admin side', () => {
    expect(failures(adminPalette(scheme))).toEqual([])
  })

  test('10,000 colours: every promise kept, and the fill is the exact colour', { timeout: 240_000 }, () => {
    assert(
      property(hexColor, (brand) => {
        const palette = participantPalette(scheme, brand)
        expect(palette.brand.fill).toBe(brand)
        expect(['#000000', '#ffffff']).toContain(palette.brand.onFill)
        expect(failures(palette, touchesBrand)).toEqual([])
      }),
      { numRuns: 10_000 },
    )
  })
})

test('a colour that already reads is not touched', () => {
  const { brand } = participantPalette('light', '#0b3a82')
  expect([brand.text, brand.line, brand.edge]).toEqual(['#0b3a82', '#0b3a82', '#0b3a82'])
})

test('yellow becomes a dark ochre on white and stays yellow on black', () => {
  expect(participantPalette('dark', '#ffff00').brand.text).toBe('#ffff00')
  expect(participantPalette('light', '#ffff00').brand.text).not.toBe('#ffff00')
})

test('a grey stays grey', () => {
  const { text } = participantPalette('light', '#808080').brand
  expect(text.slice(1, 3)).toBe(text.slice(3, 5))
  expect(text.slice(3, 5)).toBe(text.slice(5, 7))
})
