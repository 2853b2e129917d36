import { importsOfArrows, type Measures } from './measure-house.ts'

/** Figures that may fall by themselves and rise only with a reason; null is one that this machine cannot tell. */
export type HeldFigures = Readonly<Record<string, number | null>>

export function heldFigures(measures: Measures): HeldFigures {
  const { floors, circles, unused, repeated, comments, subjects, costs } = measures
  const linesIn = (blocks: readonly { lines: number }[] | undefined) =>
    blocks?.reduce((all, { lines }) => all + lines, 0) ?? null
  return {
    'files nobody uses': unused.files.length,
    'exports nobody uses': unused.byNobody.length,
    'exports used only in their own file': unused.outside.length,
    'repeated blocks of the product': repeated?.product.length ?? null,
    'lines in repeated blocks of the product': linesIn(repeated?.product),
    'repeated blocks of tests': repeated?.tests.length ?? null,
    'lines in repeated blocks of tests': linesIn(repeated?.tests),
    ...Object.fromEntries(
      floors.flatMap(({ room, mutual, up }) => [
        [`${room}: rooms that import each other, pairs`, mutual.length],
        [`${room}: arrows that run up`, up.length],
        [`${room}: imports that run up`, importsOfArrows(up)],
      ]),
    ),
    'circles of files': circles.length,
    'files in circles': circles.reduce((all, { files }) => all + files.length, 0),
    'flat files of the contract': measures.flatContract.length,
    'subjects under two names': subjects.alike.length,
    crumbs: measures.crumbs.length,
    'doc comments that begin with "What"': comments.what.length,
    'commit subjects over 72 characters': measures.longSubjects.length,
    ...Object.fromEntries(
      costs.flatMap(({ name, files, lines, shared }) => [
        [`${name}, files`, files.length],
        [`${name}, lines`, lines],
        [`${name}, lines of shared files`, shared.lines],
      ]),
    ),
  }
}

/** One line for each figure that is above its budget, or has none. */
export function aboveBudget(figures: HeldFigures, budgets: Readonly<Record<string, number>>): string[] {
  return Object.entries(figures).flatMap(([name, figure]) => {
    const budget = budgets[name]
    if (budget === undefined) return [`${name}: ${figure}, and no budget`]
    return figure !== null && figure > budget ? [`${name}: ${figure}, and ${budget} are allowed`] : []
  })
}

/** Names of figures that are below their budget, and of budgets without a figure. */
export function belowBudget(figures: HeldFigures, budgets: Readonly<Record<string, number>>): string[] {
  return Object.entries(budgets).flatMap(([name, budget]) => {
    const figure = figures[name]
    if (figure === undefined) return [`${name}: no such figure any more`]
    return figure !== null && figure < budget ? [`${name}: ${figure}, and ${budget} are allowed`] : []
  })
}

/** `budgets.ts` with today's figures; what this machine cannot tell stays. */
export function budgetsText(figures: HeldFigures, budgets: Readonly<Record<string, number>>): string {
  const rows = Object.entries(figures).flatMap(([name, figure]) => {
    const budget = figure ?? budgets[name]
    return budget === undefined ? [] : [`  ${keyOf(name)}: ${budget},`]
  })
  return `${HEAD}{\n${rows.join('\n')}\n}\n`
}

const HEAD = `/** The most that each figure of the house may be. One rises only in a commit that says why; \`npm run house -- --write\` writes them. */
export const budgets: Readonly<Record<string, number>> = `

function keyOf(name: string): string {
  return /^\w+$/.test(name) ? name : `'${name}'`
}
