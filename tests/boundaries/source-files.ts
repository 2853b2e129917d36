import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const projectRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

export type SourceFile = { path: string; text: string }

/** Files of the project that match a pattern, without what is generated. */
export function sourceFiles(...patterns: string[]): SourceFile[] {
  return globSync(patterns, {
    cwd: projectRoot,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  })
    .filter((path) => !path.endsWith('.gen.ts'))
    .map((path) => ({ path, text: readFileSync(join(projectRoot, path), 'utf8') }))
}
