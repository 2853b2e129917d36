import { describe, expect, it } from 'vitest'
import { Problem } from '../problem.ts'
import type { Actor } from './actor.ts'
import { mayActFor, requireLevel } from './permissions.ts'

const actor = (level: Actor['level']): Actor => ({ personId: 7, name: 'Alguém', level, sessionId: 1 })

const refusal = (act: () => void): number | null => {
  try {
    act()
    return null
  } catch (error) {
    return error instanceof Problem ? error.status : 0
  }
}

describe('permissions', () => {
  it('let nobody act in another’s name, administrators included', () => {
    expect(mayActFor(actor(3), 8)).toBe(false)
    expect(mayActFor(actor(null), 7)).toBe(true)
  })

  it('let an attendant act for the person served, and for nobody else', () => {
    const serving = { ...actor(1), serving: { accessId: 1, personId: 8, until: new Date() } }
    expect([mayActFor(serving, 8), mayActFor(serving, 9)]).toEqual([true, false])
  })

  it.each([
    [null, 1, 403],
    [1, 1, null],
    [1, 2, 403],
    [2, 3, 403],
    [3, 2, null],
  ] as const)('of level %s asked for level %s answer %s', (level, minimum, expected) => {
    expect(refusal(() => requireLevel(actor(level), minimum))).toBe(expected)
  })
})
