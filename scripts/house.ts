import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { budgets } from './house/budgets.ts'
import { aboveBudget, belowBudget, budgetsText, heldFigures } from './house/held-figures.ts'
import { readHouse } from './house/house.ts'
import { measureHouse } from './house/measure-house.ts'
import { toldHouse } from './house/tell-house.ts'

/*
 * `npm run house`: how large the house is, what hangs together and what lies about (`docs/house-figures.md`). `--all` cuts no list;
 * `--check` says only what is above its budget and fails then; `--write` makes today's figures the budgets.
 */
const { values: given } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})
const measures = await measureHouse(readHouse())
const figures = heldFigures(measures)
const say = (lines: readonly string[]) => process.stdout.write(lines.map((line) => `${line}\n`).join(''))

if (given.write) {
  writeFileSync(join(import.meta.dirname, 'house', 'budgets.ts'), budgetsText(figures, budgets))
  say([...aboveBudget(figures, budgets), ...belowBudget(figures, budgets)])
} else if (given.check) {
  const above = aboveBudget(figures, budgets)
  say([
    ...above,
    ...belowBudget(figures, budgets).map((line) => `may be lowered: ${line}`),
    ...(above.length > 0
      ? ['Mend it, or raise the budget with its reason: npm run house -- --write (docs/house-figures.md).']
      : []),
  ])
  process.exitCode = above.length > 0 ? 1 : 0
} else {
  say(toldHouse(measures, budgets, given.all))
}
