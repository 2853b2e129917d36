import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '#tests/boundaries/source-files.ts'
import { budgetTable } from './page-budgets.ts'

it('the README shows what a page may weigh', () => {
  expect(readFileSync(join(projectRoot, 'README.md'), 'utf8')).toContain(budgetTable())
})
