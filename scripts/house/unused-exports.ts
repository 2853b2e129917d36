import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { exitCodeAndOutput, projectRoot } from '../run-tool.ts'
import type { House } from './house.ts'

type Found = { name: string; line?: number }
/** Of knip's report, what is asked for in `knip.jsonc`. */
type Report = {
  issues: ({ file: string; files?: unknown[] } & Partial<Record<(typeof kinds)[number], Found[]>>)[]
}
const kinds = ['exports', 'types', 'nsExports', 'nsTypes', 'enumMembers'] as const

type UnusedExport = { file: string; name: string; line: number }
export type Unused = {
  files: string[]
  /** Neither another file uses it nor its own. */
  byNobody: UnusedExport[]
  /** Needs no export. */
  outside: UnusedExport[]
}

/** Asks knip (decision 184), which follows every import from what begins by itself. */
export async function unusedExports(house: House): Promise<Unused> {
  const report = join(projectRoot, '.cache', 'house', 'knip.json')
  rmSync(report, { force: true })
  mkdirSync(join(report, '..'), { recursive: true })
  const asked = '--config scripts/house/knip.jsonc --no-progress --no-config-hints --no-exit-code'
  const told = '--reporter json --output-file'
  const { output } = await exitCodeAndOutput('knip', [...`${asked} ${told}`.split(' '), report])
  if (!existsSync(report)) throw new Error(`knip told nothing: ${output}`)
  return sortUnused(JSON.parse(readFileSync(report, 'utf8')) as Report, house)
}

export function sortUnused({ issues }: Report, house: Pick<House, 'textOf'>): Unused {
  const all = issues
    .flatMap((issue) =>
      kinds.flatMap((kind) =>
        (issue[kind] ?? []).map(({ name, line = 1 }) => ({ file: issue.file, name, line })),
      ),
    )
    .sort((one, other) => (one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1))
  const isUsedAtHome = ({ file, name }: UnusedExport) =>
    house
      .textOf(file)
      .split(/[^\w$]+/)
      .filter((word) => word === name).length > 1
  return {
    files: issues.flatMap(({ file, files = [] }) => (files.length > 0 ? [file] : [])).sort(),
    byNobody: all.filter((found) => !isUsedAtHome(found)),
    outside: all.filter(isUsedAtHome),
  }
}
