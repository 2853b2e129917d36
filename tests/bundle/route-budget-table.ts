import { routeBudgets } from './route-budgets.ts'

/** How many of the heaviest routes the README shows. */
const HEAVIEST = 5

const head = ['| Route | scripts | KiB |', '|---|--:|--:|']

/** The budgets as `docs/benchmarks.md` shows them, and the heaviest of them as the README does. */
export function routeBudgetTables(budgets = routeBudgets): { all: string; heaviest: string } {
  const rows = Object.entries(budgets).map(
    ([route, [scripts, kib]]) => `| \`${route}\` | ${scripts} | ${kib} |`,
  )
  return {
    all: [...head, ...rows].join('\n'),
    heaviest: [...head, ...rows.slice(0, HEAVIEST)].join('\n'),
  }
}
