import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#tests/boundaries/source-files.ts'
import { routeBudgetTables } from './route-budget-table.ts'
import { routeBudgets } from './route-budgets.ts'
import { routeWeights } from './route-weights.ts'

/*
 * `node tests/bundle/write-route-budgets.ts`, in a tree that is built: writes what every route weighs now as its budget, half a kibibyte of room in it, and
 * the tables of it. For a commit that says why a budget rises.
 */
const ROOM_KIB = 0.5

const before = routeBudgetTables()
const budgets: typeof routeBudgets = Object.fromEntries(
  (await routeWeights()).map(({ route, scripts, scriptsKib }) => [
    route,
    [scripts, Math.ceil(scriptsKib + ROOM_KIB)] as const,
  ]),
)
const after = routeBudgetTables(budgets)
const file = join(import.meta.dirname, 'route-budgets.ts')
const [kept = ''] = readFileSync(file, 'utf8').split('= {')
const rows = Object.entries(budgets).map(([route, [scripts, kib]]) => `  '${route}': [${scripts}, ${kib}],`)
writeFileSync(file, `${kept}= {\n${rows.join('\n')}\n}\n`)
for (const [page, table] of [
  ['docs/benchmarks.md', 'all'],
  ['README.md', 'heaviest'],
] as const) {
  const path = join(projectRoot, page)
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(before[table], () => after[table]),
  )
}
