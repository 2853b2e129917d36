import { expect, test } from 'vitest'
import { failingPairs } from './failing-pairs.ts'
import { paletteVariables } from './palette-variables.ts'
import { participantPalette } from './palettes.ts'

test.each(['#0b3a82', '#fdb913', '#808080', '#ffffff', '#000000'])(
  'no promised pair of %s fails',
  (color) => {
    expect(failingPairs(color)).toEqual({ light: 0, dark: 0 })
  },
)

test('a palette becomes the custom properties that components read', () => {
  const variables = paletteVariables(participantPalette('dark', '#fdb913'))
  expect(variables['--ds-color-brand-fill']).toBe('#fdb913')
  expect(variables['--ds-color-ground-page']).toBe(participantPalette('dark').ground.page)
  expect(variables['--ds-color-status-danger-on-solid']).toMatch(/^#/)
  expect(Object.values(variables).every((value) => typeof value === 'string')).toBe(true)
})
