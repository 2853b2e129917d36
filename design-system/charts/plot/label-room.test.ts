import { describe, expect, it } from 'vitest'
import { linesOf, roomOf } from './label-room.ts'

const across = (...names: string[]) =>
  names.map((name, index) => ({ lines: linesOf(name), share: (index + 0.5) / names.length }))

describe('names under the axis', () => {
  it('break in two where they are long and have words', () => {
    expect(linesOf('Super Conservador')).toEqual(['Super', 'Conservador'])
    expect(linesOf('Contribuição da patrocinadora')).toEqual(['Contribuição da', 'patrocinadora'])
    expect(linesOf('12 meses')).toEqual(['12 meses'])
    expect(linesOf('Previdenciário')).toEqual(['Previdenciário'])
  })

  it('need more room the longer and the more they are', () => {
    expect(roomOf(across('2024', '2025', '2026'))).toBeLessThan(240)
    const four = roomOf(across('Super Conservador', 'Conservador', 'Moderado', 'Arrojado'))
    expect(four).toBeGreaterThan(360)
    expect(four).toBeLessThan(480)
    expect(roomOf(across('Conservador', 'Moderado', 'Arrojado'))).toBeLessThan(four)
    expect(roomOf([])).toBeLessThan(100)
  })

  it('grow inwards at the edges, which takes their whole length', () => {
    const edges = (name: string) => [
      { lines: [name], share: 0 },
      { lines: [name], share: 0.5 },
      { lines: [name], share: 1 },
    ]
    expect(roomOf(edges('jan/26'))).toBe((45 + 22.5 + 8) / 0.5 + 48)
  })
})
