import { describe, expect, it } from 'vitest'
import { costOf } from './costs.ts'
import { docComments } from './doc-comments.ts'
import { inventedHouse } from './invented-house.fixtures.ts'
import { sortRepeated } from './repeated-blocks.ts'
import { roomSizes } from './room-sizes.ts'
import { flatContract, subjects } from './subjects.ts'
import { sortUnused } from './unused-exports.ts'

it('rooms are counted apart from their tests, and a room within one in both', () => {
  const house = inventedHouse({
    'app/features/loans/page.tsx': {},
    'app/features/loans/page.stories.tsx': {},
    'app/start.ts': {},
    'backend/testing/people.ts': {},
    'tests/journeys/loans.spec.ts': {},
  })
  const sizes = Object.fromEntries(roomSizes(house).map(({ room, ...size }) => [room, size]))
  expect(sizes).toMatchObject({
    app: { production: { files: 2, lines: 40 }, tests: { files: 1, lines: 20 } },
    'app/features': { production: { files: 1 }, tests: { files: 1 } },
    backend: { production: { files: 0 }, tests: { files: 1 } },
    everything: { production: { files: 2 }, tests: { files: 3 } },
  })
})

it('doc comments are those of declarations, and "What" their first word', () => {
  const text = [
    '/** What it is. */',
    'const one = 1',
    '  /**',
    '   * What it does,',
    '   */',
    '/** Whatever it is. */',
    '/** It says What. */',
    '// What no doc comment says.',
    "const pattern = 'app/**/*.ts'",
    '',
  ].join('\n')
  const { all, what } = docComments(inventedHouse({ 'app/a.ts': { text } }))
  expect(all).toBe(4)
  expect(what).toEqual([
    { file: 'app/a.ts', line: 1 },
    { file: 'app/a.ts', line: 3 },
  ])
})

describe('subjects', () => {
  const house = inventedHouse({
    'domain/loans/rule.ts': {},
    'domain/money.ts': {},
    'contract/loans.ts': {},
    'contract/loans.text.ts': {},
    'contract/loan-check.ts': {},
    'contract/loan-check.test.ts': {},
    'contract/rules/all.ts': {},
    'backend/usecases/loans/ask.ts': {},
    'backend/usecases/send.ts': {},
    'app/features/loans/page.tsx': {},
    'tests/journeys/loans.spec.ts': {},
    'tests/journeys/people.ts': {},
  })

  it('have a name in each of the five places', () => {
    expect([...subjects(house).places]).toEqual([
      ['loan', ['contract']],
      ['loans', ['domain', 'contract', 'usecases', 'features', 'journeys']],
      ['rules', ['contract']],
    ])
  })

  it('that differ in number alone are told', () => {
    expect(subjects(house).alike).toEqual([['loan', 'loans']])
  })

  it('lie flat in the contract without tests', () => {
    expect(flatContract(house)).toEqual([
      'contract/loan-check.ts',
      'contract/loans.text.ts',
      'contract/loans.ts',
    ])
  })
})

describe('a sample', () => {
  const house = inventedHouse({
    'app/features/gifts/page.tsx': { text: 'gift\n\n\n' },
    'app/features/gifts/page.stories.tsx': { text: 'gift\n' },
    'contract/calls.ts': { text: 'loans\ngifts\ngiftsToo\n' },
    'contract/calls.test.ts': { text: 'gifts\n' },
    'domain/money.ts': { text: 'money\n' },
  })
  const gifts = { name: 'gifts', own: /\/gifts\//, word: /gifts/ }

  it('costs its own files and the lines of others that name it, without tests', () => {
    expect(costOf(house, gifts)).toEqual({
      name: 'gifts',
      files: ['app/features/gifts/page.tsx'],
      lines: 3,
      shared: { files: 1, lines: 2 },
    })
  })

  it('that is nowhere fails, rather than cost nothing', () => {
    expect(() => costOf(house, { ...gifts, own: /\/presents\// })).toThrow('mend its pattern')
  })
})

it('an export is used by nobody, or only in its own file', () => {
  const { byNobody, outside, files } = sortUnused(
    {
      issues: [
        { file: 'app/b.ts', exports: [{ name: '$one', line: 1 }], types: [{ name: 'One', line: 3 }] },
        { file: 'app/a.ts', files: [{ name: 'app/a.ts' }] },
      ],
    },
    inventedHouse({ 'app/b.ts': { text: 'export const $one = 1\nconst two = $one\nexport type One = 1\n' } }),
  )
  expect(outside).toEqual([{ file: 'app/b.ts', name: '$one', line: 1 }])
  expect(byNobody).toEqual([{ file: 'app/b.ts', name: 'One', line: 3 }])
  expect(files).toEqual(['app/a.ts'])
})

it('a repeated block is one of tests where a test has a part in it', () => {
  const place = (name: string) => ({ name, start: 1, end: 6 })
  const { product, tests } = sortRepeated({
    duplicates: [
      { lines: 6, firstFile: place('b.ts'), secondFile: place('a.ts') },
      { lines: 9, firstFile: place('c.ts'), secondFile: place('a.ts') },
      { lines: 6, firstFile: place('a.ts'), secondFile: place('a.test.ts') },
    ],
  })
  expect(product).toEqual([
    { lines: 9, places: ['a.ts:1-6', 'c.ts:1-6'] },
    { lines: 6, places: ['a.ts:1-6', 'b.ts:1-6'] },
  ])
  expect(tests).toHaveLength(1)
})
