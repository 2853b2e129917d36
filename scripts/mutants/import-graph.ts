import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'
import { projectRoot } from '../run-tool.ts'
import { sourceOf } from './rooms.ts'

const designSystem = JSON.parse(readFileSync(join(projectRoot, 'design-system', 'package.json'), 'utf8')) as {
  name: string
  exports: Record<string, unknown>
}

/** Entries of the design system's package that are files, those of patterns last. */
const entries = Object.entries(designSystem.exports)
  .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  .toSorted(([one], [other]) => Number(one.includes('*')) - Number(other.includes('*')))

/** `late`: when it is asked for, or as a thread of its own. */
export type Import = { path: string; how: 'runs' | 'type' | 'late' }

/** Which files import a file. */
export type Importers = ReadonlyMap<string, readonly string[]>

/** Reads who imports whom, types left out, from the files themselves. */
export function readImporters(files: readonly string[]): Importers {
  const importers = new Map<string, string[]>()
  for (const file of files) {
    for (const { path, how } of importsOf(file)) {
      if (how === 'type') continue
      const known = importers.get(path)
      if (known) known.push(file)
      else importers.set(path, [file])
    }
  }
  return importers
}

/** Everything that leads to a file by imports, the nearest first. */
export function leadingTo(file: string, importers: Importers): string[] {
  return [...reachedFrom([file], importers)].slice(1)
}

/** Some files and everything that leads to one of them, each looked at once. */
export function reachedFrom(files: readonly string[], importers: Importers): Set<string> {
  const found = new Set(files)
  for (const reached of found) for (const importer of importers.get(reached) ?? []) found.add(importer)
  return found
}

/** Files of the project that a file imports; once for each statement that does. */
export function importsOf(file: string): Import[] {
  const { module } = parseSync(file, sourceOf(file))
  const found = (how: Import['how'], request: string) => {
    const path = fileOf(request, file)
    return path === null ? [] : [{ path, how }]
  }
  return [
    ...module.staticImports.flatMap(({ entries, moduleRequest }) =>
      found(
        entries.length > 0 && entries.every(({ isType }) => isType) ? 'type' : 'runs',
        moduleRequest.value,
      ),
    ),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? found(isType ? 'type' : 'runs', moduleRequest.value) : [],
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) =>
      found('late', sourceOf(file).slice(start + 1, end - 1)),
    ),
    ...[...sourceOf(file).matchAll(/new URL\('(\.[^']+\.tsx?)', import\.meta\.url\)/g)].flatMap(
      ([, request = '']) => found('late', request),
    ),
  ]
}

/** The project's own file that an import names; null for packages. */
function fileOf(request: string, from: string): string | null {
  const path = request.startsWith('#')
    ? request.slice(1)
    : request.startsWith('.')
      ? normalize(join(dirname(from), request))
      : entryOf(request)
  return path !== null && existsSync(join(projectRoot, path)) ? path : null
}

/** The file behind an entry of the design system's package. */
function entryOf(request: string): string | null {
  const [, entry] = request.split(`${designSystem.name}/`)
  if (entry === undefined) return null
  for (const [shown, file] of entries) {
    const [before = '', after] = shown.slice(2).split('*')
    if (after === undefined ? entry === before : entry.startsWith(before))
      return join('design-system', file.replaceAll('*', entry.slice(before.length)))
  }
  return null
}
