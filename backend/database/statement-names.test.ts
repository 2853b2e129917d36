import { describe, expect, it } from 'vitest'
import { StatementNames } from './statement-names.ts'

const asked = (names: StatementNames, text: string, times: number) =>
  Array.from({ length: times }, () => names.of(text))

describe('StatementNames', () => {
  it('names a statement that comes for the third time, and keeps the name', () => {
    expect(asked(new StatementNames(), 'select $1', 5)).toEqual([
      undefined,
      undefined,
      'portal-0',
      'portal-0',
      'portal-0',
    ])
  })

  it('gives each its own name', () => {
    const names = new StatementNames()
    expect([...asked(names, 'select $1', 3), ...asked(names, 'select $2', 3)].filter(Boolean)).toEqual([
      'portal-0',
      'portal-1',
    ])
  })

  it('names no search for words, whose best plan depends on the word', () => {
    const names = new StatementNames()
    expect(asked(names, 'select from people where name like $1', 9)).toEqual(Array(9).fill(undefined))
    expect(asked(names, 'select from people where name ilike $1', 9)).toEqual(Array(9).fill(undefined))
  })

  it('names no more than a connection should keep, whatever texts come', () => {
    const names = new StatementNames()
    for (let length = 0; length < 5_000; length += 1) asked(names, `select ${length}, $1`, 3)
    expect(names.of('select 0, $1')).toBe('portal-0')
    expect(asked(names, 'select late, $1', 3)).toEqual(Array(3).fill(undefined))
  })

  it('forgets what has come once, and still names what comes often between others', () => {
    const names = new StatementNames()
    for (let length = 0; length < 5_000; length += 1) {
      names.of(`select from x where id in (${length})`)
      if (length % 100 === 0) names.of('select often, $1')
    }
    expect(names.of('select often, $1')).toBe('portal-0')
    expect(names.of('select from x where id in (0)')).toBeUndefined()
  })
})
