import { describe, expect, it } from 'vitest'
import { benchArguments, sectionNames } from './bench-arguments.ts'

describe('what a benchmark is asked for', () => {
  it('is everything, at three sizes, where nothing is said', () => {
    const { sections, sizes } = benchArguments([])
    expect([...sections]).toEqual([...sectionNames])
    expect(sizes).toEqual([1, 10, 100])
  })

  it('is some parts, at some sizes, the smallest first', () => {
    const asked = benchArguments([
      'lists',
      'keywords',
      '--sizes',
      '10,0',
      '--runs',
      '3',
      '--beside',
      'x.json',
    ])
    expect([...asked.sections]).toEqual(['lists', 'keywords'])
    expect(asked).toMatchObject({ sizes: [0, 10], runs: 3, beside: 'x.json' })
  })

  it.each([[['list']], [['--sizes', '-1']], [['--sizes', '1,']], [['--runs', 'many']], [['--what']]])(
    'is refused where it is not known: %j',
    (args) => expect(() => benchArguments(args)).toThrow(TypeError),
  )
})
