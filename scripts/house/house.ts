import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Import, importsOf } from '../mutants/import-graph.ts'
import { projectRoot } from '../run-tool.ts'

/** Sources of the project and how they hang together; a test has an invented one. */
export type House = {
  files: readonly string[]
  textOf: (file: string) => string
  importsOf: (file: string) => readonly Import[]
}

const isSource = (file: string) =>
  /\.(tsx?|mjs|js|css|sql)$/.test(file) && !/\.gen\.ts$|^backend\/database\/migrations\//.test(file)

export const isTest = (file: string) =>
  /\.(test|spec|stories|fixtures)\.tsx?$|^(backend\/testing|tests)\//.test(file)

/** The sources that git knows, and those that it will once they are added. */
export function readHouse(): House {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  })
  const texts = new Map(
    [...new Set(listed.split('\n'))]
      .filter(isSource)
      .sort()
      .flatMap((file) => {
        const text = readIfThere(file)
        return text === null ? [] : [[file, text] as const]
      }),
  )
  const imports = new Map<string, readonly Import[]>()
  return {
    files: [...texts.keys()],
    textOf: (file) => texts.get(file) ?? '',
    importsOf: (file) => {
      if (!/\.[tj]sx?$|\.mjs$/.test(file)) return []
      const known = imports.get(file) ?? importsOf(file)
      imports.set(file, known)
      return known
    },
  }
}

export function linesOf(text: string): number {
  return text.split('\n').length - 1
}

/** A file that is about to be deleted is still listed. */
function readIfThere(file: string): string | null {
  try {
    return readFileSync(join(projectRoot, file), 'utf8')
  } catch {
    return null
  }
}
