import { describe, expect, it } from 'vitest'
import { testArguments } from './test-arguments.ts'

const read = (args: string[], changed?: string, on?: string) =>
  testArguments(args, ['unit', 'api'], { changed, on })

describe('what npm test is asked for', () => {
  it.each([
    [[], undefined, [], null],
    [['api', 'unit'], undefined, ['api', 'unit'], null],
    [['--changed'], undefined, [], { since: null }],
    [['--changed=HEAD~3', 'unit'], undefined, ['unit'], { since: 'HEAD~3' }],
    [[], 'true', [], { since: null }],
    [[], 'abc123', [], { since: 'abc123' }],
    [['api'], 'unit', ['unit', 'api'], { since: null }],
    [[], '', [], null],
    [[], 'false', [], null],
  ] as const)('%j, and of npm %j', (args, keptByNpm, names, changed) => {
    expect(read([...args], keptByNpm)).toEqual({ names, changed, unknown: [], on: null })
  })

  it.each([
    [['unit', '--on=2026-12-31'], undefined],
    [['unit'], '2026-12-31'],
  ] as const)('%j, and of npm the day %j', (args, keptByNpm) => {
    expect(read([...args], undefined, keptByNpm)).toMatchObject({
      names: ['unit'],
      on: '2026-12-31',
      unknown: [],
    })
  })

  it('names what it does not know', () => {
    expect(read(['unti', '--since', '--on', 'unit'])).toMatchObject({
      names: ['unit'],
      unknown: ['unti', '--since', '--on'],
    })
  })
})
