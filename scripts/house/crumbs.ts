import { dirname } from 'node:path'
import { type House, isTest, linesOf } from './house.ts'

export type Crumb = { file: string; lines: number; importer: string }

const SMALL = 15

/**
 * Files of their own by a rule. Styles, server functions and whatever only the server may run, by what builds them; by the anatomy of a
 * feature its sentences, schemas and search parameters, and what comes late (`docs/house.md`).
 */
const standsAlone = /\.(css|functions|server|text|schema|search)\.tsx?$|\/lazy-[^/]+\.tsx?$/

/** A list of everything of a kind (`all-calls.ts`, `all-due-acts.ts`): one file each is how the kind grows. */
const isList = (file: string) => /\/all-[^/]+\.ts$/.test(file)

/**
 * Small files of the product that one file imports, which lies beside them: they could stand in it. One that comes late, or runs as a
 * thread, cannot.
 */
export function crumbs(house: House): Crumb[] {
  const importers = new Map<string, { file: string; isLate: boolean }[]>()
  for (const file of house.files) {
    if (isTest(file)) continue
    for (const { path, how } of house.importsOf(file)) {
      const known = importers.get(path) ?? []
      known.push({ file, isLate: how === 'late' })
      importers.set(path, known)
    }
  }
  return house.files.flatMap((file) => {
    const lines = linesOf(house.textOf(file))
    const known = importers.get(file) ?? []
    const [importer, ...others] = new Set(known.map((one) => one.file))
    const isCrumb =
      lines < SMALL &&
      !isTest(file) &&
      !standsAlone.test(file) &&
      importer !== undefined &&
      !isList(importer) &&
      others.length === 0 &&
      known.every(({ isLate }) => !isLate) &&
      dirname(importer) === dirname(file)
    return isCrumb ? [{ file, lines, importer }] : []
  })
}
