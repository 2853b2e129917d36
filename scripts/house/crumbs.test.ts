import { expect, it } from 'vitest'
import { crumbs } from './crumbs.ts'
import { inventedHouse } from './invented-house.fixtures.ts'

const small = '//\n'.repeat(14)
const crumbsOf = (files: Parameters<typeof inventedHouse>[0]) =>
  crumbs(inventedHouse(files)).map(({ file }) => file)

it('a small file is a crumb of the one file beside it that imports it, whoever tests it', () => {
  const house = inventedHouse({
    'app/loans/page.ts': { imports: ['app/loans/sum.ts', { path: 'app/loans/sum.ts', how: 'type' }] },
    'app/loans/sum.ts': { text: small },
    'app/loans/sum.test.ts': { imports: ['app/loans/sum.ts'], text: small },
  })
  expect(crumbs(house)).toEqual([{ file: 'app/loans/sum.ts', lines: 14, importer: 'app/loans/page.ts' }])
})

it.each([
  ['of fifteen lines', 'sum.ts', { text: '//\n'.repeat(15) }, ['app/loans/page.ts']],
  ['that two import', 'sum.ts', { text: small }, ['app/loans/page.ts', 'app/loans/other.ts']],
  ['that is imported from elsewhere', 'sum.ts', { text: small }, ['app/home/page.ts']],
  ['that nobody imports', 'sum.ts', { text: small }, []],
  ['of styles', 'sum.css.ts', { text: small }, ['app/loans/page.ts']],
  ['of server functions', 'sum.functions.ts', { text: small }, ['app/loans/page.ts']],
  ['of the server alone', 'sum.server.ts', { text: small }, ['app/loans/page.ts']],
  ['of sentences', 'sum.text.ts', { text: small }, ['app/loans/page.ts']],
  ['of schemas', 'sum.schema.ts', { text: small }, ['app/loans/page.ts']],
  ['of search parameters', 'sum.search.ts', { text: small }, ['app/loans/page.ts']],
  ['of what comes late', 'lazy-sum.ts', { text: small }, ['app/loans/page.ts']],
])('a file %s is none', (_, name, file, importers) => {
  const path = `app/loans/${name}`
  const others = importers.map((importer) => [importer, { imports: [path] }])
  expect(crumbsOf({ [path]: file, ...Object.fromEntries(others) })).toEqual([])
})

it('what a list of its kind names is none', () => {
  expect(
    crumbsOf({
      'backend/calls/all-calls.ts': { imports: ['backend/calls/loans.ts'] },
      'backend/calls/loans.ts': { text: small },
    }),
  ).toEqual([])
})

it('a file that comes late is none', () => {
  expect(
    crumbsOf({
      'app/loans/page.ts': { imports: [{ path: 'app/loans/late.ts', how: 'late' }] },
      'app/loans/late.ts': { text: small },
    }),
  ).toEqual([])
})
