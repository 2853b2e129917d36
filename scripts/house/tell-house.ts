import { aboveBudget, belowBudget, heldFigures } from './held-figures.ts'
import { importsOfArrows, type Measures } from './measure-house.ts'
import { namedIn } from './subjects.ts'

/** A list that is longer is cut, unless all is asked for. */
const SHOWN = 25

/** Everything that was measured, in lines for a person. */
export function toldHouse(
  measures: Measures,
  budgets: Readonly<Record<string, number>>,
  isWhole: boolean,
): string[] {
  const { sizes, floors, circles, unused, repeated, comments, subjects, costs } = measures
  const list = (lines: readonly string[]) => cut(lines, isWhole)
  const figures = heldFigures(measures)
  return [
    ...heading('Rooms: files and lines'),
    ...table(
      ['', 'product', 'lines', 'tests', 'lines'],
      sizes.map(({ room, production, tests }) => [
        room,
        ...[production.files, production.lines, tests.files, tests.lines].map(String),
      ]),
    ),
    ...heading('Figures that are held'),
    ...table(
      ['', 'now', 'allowed'],
      Object.entries(figures).map(([name, figure]) => [
        name,
        figure === null ? 'not told here' : String(figure),
        String(budgets[name] ?? '–'),
      ]),
    ),
    ...heading('Folders that import each other'),
    ...table(
      ['', 'folders', 'arrows', 'imports', 'both ways', 'up', 'imports up', 'floors'],
      floors.map((room) => [
        room.room,
        ...[room.rooms, room.arrows, room.imports, room.mutual.length].map(String),
        ...[room.up.length, importsOfArrows(room.up), room.floors].map(String),
      ]),
    ),
    ...floors.flatMap(({ room, knots, up }) => [
      ...knots.map((knot) => `${room}, ${knot.length} in a knot: ${knot.join(', ')}`),
      ...up.flatMap(({ from, to, carriers }) => [
        `${room}: ${from} → ${to} runs up, ${carriers.length} ${carriers.length === 1 ? 'import' : 'imports'}`,
        ...carriers.map(({ file, imported }) => `    ${file} → ${imported}`),
      ]),
    ]),
    ...heading('Circles of files, by types too'),
    ...circles.flatMap(({ files, round }) => [
      `${files.length} files, the shortest way round: ${[...round, round[0]].join(' → ')}`,
      ...(files.length > round.length ? files.map((file) => `    ${file}`) : []),
    ]),
    ...heading('Files nobody uses'),
    ...list(unused.files),
    ...heading('Exports nobody uses'),
    ...list(unused.byNobody.map(({ file, line, name }) => `${file}:${line} ${name}`)),
    ...heading('Exports used only in their own file'),
    ...list(unused.outside.map(({ file, line, name }) => `${file}:${line} ${name}`)),
    ...heading('Repeated blocks of the product, the longest first'),
    ...list((repeated?.product ?? []).map(({ lines, places }) => `${lines} lines: ${places.join(' ~ ')}`)),
    ...heading('Repeated blocks of tests, the longest first'),
    ...list((repeated?.tests ?? []).map(({ lines, places }) => `${lines} lines: ${places.join(' ~ ')}`)),
    ...heading('Crumbs: under 15 lines, imported by one file beside them'),
    ...list(measures.crumbs.map(({ file, lines, importer }) => `${file} (${lines}), by ${importer}`)),
    ...heading(`Doc comments: ${comments.all}, of which these begin with "What"`),
    ...list(comments.what.map(({ file, line }) => `${file}:${line}`)),
    ...heading(`Subjects: ${subjects.places.size} names in ${namedIn.join(', ')}`),
    ...namedIn.map((place) => {
      const named = [...subjects.places.values()].filter((places) => places.includes(place))
      const alone = named.filter((places) => places.length === 1)
      return `${place}: ${named.length} names, ${alone.length} of them nowhere else`
    }),
    ...[...subjects.places]
      .filter(([, places]) => places.length > 1)
      .map(([name, places]) => `    ${name}: ${places.join(', ')}`),
    ...subjects.alike.map(
      (names) =>
        `two names: ${names.map((name) => `${name} (${subjects.places.get(name)?.join(', ')})`).join(' and ')}`,
    ),
    ...heading('Flat files of the contract'),
    ...list(measures.flatContract),
    ...heading('Commit subjects over 72 characters, of the last 100'),
    ...list(measures.longSubjects),
    ...heading('The last one of its kind cost'),
    ...table(
      ['', 'own files', 'lines', 'lines elsewhere', 'in files'],
      costs.map(({ name, files, lines, shared }) => [
        name,
        ...[files.length, lines, shared.lines, shared.files].map(String),
      ]),
    ),
    ...costs.flatMap(({ name, files }) => [
      '',
      `Own files of ${name}`,
      ...files.map((file) => `    ${file}`),
    ]),
    '',
    ...aboveBudget(figures, budgets).map((line) => `Above its budget: ${line}`),
    ...belowBudget(figures, budgets).map((line) => `Below its budget: ${line}`),
  ]
}

function heading(words: string): string[] {
  return ['', `── ${words}`]
}

function cut(lines: readonly string[], isWhole: boolean): string[] {
  if (isWhole || lines.length <= SHOWN) return [...lines]
  return [...lines.slice(0, SHOWN), `… and ${lines.length - SHOWN} more: npm run house -- --all`]
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  return [head, ...rows].map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  )
}
