import { describe, expect, it } from 'vitest'
import { findMutants, mutated } from './find-mutants.ts'
import { sampleMutants } from './sample-mutants.ts'

/** Each change of a file: what the file says after it, in one line. */
const changed = (source: string) =>
  findMutants('backend/x.ts', source).map((mutant) => mutated(source, mutant).trim().replaceAll(/\s+/g, ' '))

const losses = (source: string) =>
  findMutants('backend/x.ts', source).flatMap(({ was, loss }) => (loss ? [[was, loss]] : []))

describe('what may be changed', () => {
  it.each([
    ['x < y', ['x <= y']],
    ['x >= 1', ['x > 1', 'x >= 2']],
    ['a && b', ['a || b']],
    ['!a', ['a']],
    ['a + b', ['a - b']],
    ["a + 'b'", []],
    ['-1', []],
    ['a ?? b ?? c', []],
    ['a.plus(b)', ['a.minus(b)']],
    ['and(a, b)', ['and(undefined, b)', 'and(a, undefined)']],
    ['lte(a, b)', ["otherQuery(a, b) import { lt as otherQuery } from 'drizzle-orm'"]],
  ])('%s', (source, expected) => {
    expect(changed(`x = ${source}`).filter((one) => one !== ';')).toEqual(expected.map((one) => `x = ${one}`))
  })

  it('is a condition, turned round, and what is done for its effect', () => {
    expect(changed('if (isOpen) close(door)')).toEqual(['if (!(isOpen)) close(door)', 'if (isOpen) ;'])
    expect(changed('await work(door)')).toEqual([';'])
  })

  it('is no number of milliseconds, which nobody misses one of', () => {
    const source =
      'const PATIENCE_MS = 15_000\nconst terms = { movingMs: 60_000, timeout: 5 }\nconst LAST_DAY = 5'
    expect(findMutants('backend/x.ts', source).map(({ was, line }) => [was, line])).toEqual([['5', 3]])
  })

  it('is of a file of sentences only what counts or chooses', () => {
    const source = "export const text = { ids: [1, 2], found: (count) => (count === 1 ? 'um' : 'mais') }"
    const found = (file: string) => findMutants(file, source).map(({ was }) => was)
    expect(found('app/x.text.ts')).toEqual(['===', '1'])
    expect(found('app/x.ts')).toEqual(['1', '2', '===', '1'])
  })

  it('is no type, no import, no text and no line of the log', () => {
    const source = "import { a } from './a.ts'\ntype B = 1 | 2\nconst c: B = f<3>('d')\nlog.info('e')"
    expect(changed(source)).toEqual([])
  })

  it('is found with its line and the function around it', () => {
    const [top, inner] = findMutants('domain/x.ts', 'const a = 1\nconst f = () => true')
    expect([top?.line, top?.inside, inner?.line, inner?.inside]).toEqual([1, null, 2, 22])
  })
})

describe('what a person loses', () => {
  it('is told by the verb of a call that is left out', () => {
    expect(losses('async () => { await requireAllowed(a); await audit(b); notify(c); keep(d) }')).toEqual([
      ['await requireAllowed(a);', 'permission'],
      ['await audit(b);', 'audit row'],
      ['notify(c);', 'message'],
    ])
  })

  it('is told by what a call declares', () => {
    const source =
      "call({ access: { kind: 'attendant', minimumLevel: a }, about: { need: 'self', service: 'pep' } })"
    const found = findMutants('contract/x.ts', source).filter(({ loss }) => loss)
    expect(found.map(({ was, becomes }) => [was, becomes])).toEqual([
      ["'attendant'", "'authenticated'"],
      ["'self'", "'read'"],
      ["'pep'", 'undefined'],
    ])
  })
})

describe('a sample', () => {
  const byFile = ['1 > a', 'a && b && c', '', 'x === 2'].map((line, index) =>
    findMutants(`domain/${index}.ts`, line && `const y = ${line}`),
  )
  const drawn = (size: number, seed: number) => sampleMutants(byFile, size, seed)

  it('is the same for the same seed, and another for another', () => {
    expect(drawn(4, 7)).toEqual(drawn(4, 7))
    expect(new Set([1, 2, 3, 4, 5].map((seed) => JSON.stringify(drawn(4, seed)))).size).toBeGreaterThan(1)
  })

  it('takes one of each file before any gives a second, and no more than there are', () => {
    expect(new Set(drawn(3, 1).map(({ file }) => file)).size).toBe(3)
    expect(drawn(99, 1)).toHaveLength(byFile.flat().length)
  })
})
