import { describe, expect, it } from 'vitest'
import { colorBrightness, isLightColor, schemeOfPlanColor } from './theme-brightness.ts'

describe('schemeOfPlanColor', () => {
  it.each([
    ['#0B3A82', 'light'],
    ['#3BA387', 'light'],
    ['#3ba387', 'light'],
    ['#FDB913', 'dark'],
    ['#ffffff', 'dark'],
    ['#000', 'light'],
    ['#808080', 'dark'],
    ['#7f7f7f', 'light'],
    ['', 'light'],
    ['verde', 'light'],
  ])('gives %s %s mode', (color, mode) => {
    expect(schemeOfPlanColor(color)).toBe(mode)
  })
})

describe('brightness', () => {
  it('weighs the channels', () => {
    expect(colorBrightness('#3BA387')).toBeCloseTo(128.712, 3)
    expect(colorBrightness('#fff')).toBe(255)
    expect(['#010000', '#000100', '#000001'].map(colorBrightness)).toEqual([0.299, 0.587, 0.114])
    expect(colorBrightness('#12345')).toBeNull()
  })

  it('calls the forced color light all the same', () => {
    expect(isLightColor('#3BA387')).toBe(true)
    expect(isLightColor('rgb(0,0,0)')).toBe(false)
  })
})
