import { describe, expect, it } from 'vitest'
import { LEAST_VISIBLE_INK, type ThemeFacts, themeObstacles } from './theme-obstacles.ts'

const fine: ThemeFacts = {
  isColor: true,
  failingPairs: { light: 0, dark: 0 },
  logo: { light: 0.9, dark: 0.6 },
}

describe('what keeps a theme from being published', () => {
  it('is nothing when all was measured and fine', () => expect(themeObstacles(fine)).toEqual([]))

  it('is a colour nobody can read, of which no contrast is known', () => {
    expect(themeObstacles({ ...fine, isColor: false, failingPairs: { light: 3, dark: 3 } })).toEqual([
      'color-unreadable',
    ])
  })

  it('is a pair below its contrast, in the scheme where it is', () => {
    expect(themeObstacles({ ...fine, failingPairs: { light: 0, dark: 1 } })).toEqual(['contrast-dark'])
    expect(themeObstacles({ ...fine, failingPairs: { light: 2, dark: 0 } })).toEqual(['contrast-light'])
  })

  it('is a missing logo', () => expect(themeObstacles({ ...fine, logo: null })).toEqual(['logo-missing']))

  it('is a logo that melts into the bar, by day or by night', () => {
    expect(themeObstacles({ ...fine, logo: { light: 0, dark: 1 } })).toEqual(['logo-hidden-light'])
    expect(themeObstacles({ ...fine, logo: { light: 1, dark: 0.05 } })).toEqual(['logo-hidden-dark'])
    expect(themeObstacles({ ...fine, logo: { light: LEAST_VISIBLE_INK, dark: LEAST_VISIBLE_INK } })).toEqual(
      [],
    )
  })

  it('does not hold against a logo that it could not be measured', () => {
    expect(themeObstacles({ ...fine, logo: { light: null, dark: null } })).toEqual([])
  })
})
