import { expect, test } from 'vitest'
import { visibleInk } from './visible-ink.ts'

const drawing = (...pixels: [number, number, number, number][]) => Uint8Array.from(pixels.flat())
const white: [number, number, number, number] = [255, 255, 255, 255]
const black: [number, number, number, number] = [0, 0, 0, 255]
const clear: [number, number, number, number] = [10, 20, 30, 0]

test('white ink is not seen on white, and all of it on black', () => {
  expect(visibleInk(drawing(white, white, clear), '#ffffff')).toBe(0)
  expect(visibleInk(drawing(white, white, clear), '#000000')).toBe(1)
})

test('half of a drawing in black and white is seen on either', () => {
  for (const ground of ['#ffffff', '#000000']) expect(visibleInk(drawing(white, black), ground)).toBe(0.5)
})

test('what is almost transparent is no ink, and faint ink counts as what it looks like', () => {
  expect(visibleInk(drawing([0, 0, 0, 20]), '#ffffff')).toBe(0)
  expect(visibleInk(drawing([0, 0, 0, 60]), '#ffffff')).toBe(0)
  expect(visibleInk(drawing([0, 0, 0, 220]), '#ffffff')).toBe(1)
})

test('an empty drawing has no ink to see', () => expect(visibleInk(drawing(clear, clear), '#ffffff')).toBe(0))

test('a large drawing is measured as its sample', () => {
  const stripes = Uint8Array.from({ length: 4 * 300_000 }, (_, at) =>
    at % 4 === 3 ? 255 : Math.floor(at / 4) % 1000 < 500 ? 0 : 255,
  )
  expect(visibleInk(stripes, '#ffffff')).toBeCloseTo(0.5, 1)
})
