import { describe, expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

describe('initials', () => {
  it.each([
    ['Ana Beatriz Lima', 'AL'],
    ['Dulce', 'D'],
    ['maria das dores', 'MD'],
    ['  Érica   de Souza ', 'ÉS'],
    ['João e Maria da Silva', 'JS'],
    ['', '?'],
    ['de', '?'],
  ])('of "%s" are "%s"', (name, initials) => expect(initialsOf(name)).toBe(initials))
})
