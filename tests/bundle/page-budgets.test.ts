import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '#tests/boundaries/source-files.ts'
import { budgetTable } from './page-budgets.ts'
import { routeBudgetTables } from './route-budget-table.ts'

const textOf = (file: string) => readFileSync(join(projectRoot, file), 'utf8')

it('the README shows what a page may weigh', () => {
  expect(textOf('README.md')).toContain(budgetTable())
})

it('the measurements show the budget of every route, and the README the heaviest', () => {
  const { all, heaviest } = routeBudgetTables()
  expect(textOf('docs/benchmarks.md')).toContain(all)
  expect(textOf('README.md')).toContain(heaviest)
})
