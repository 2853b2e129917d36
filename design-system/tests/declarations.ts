import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packageRoot } from './source-files.ts'

const cache = join(packageRoot, '.cache', 'declarations')

/**
 * Declarations a module of the design system exports, by path: the compiler's own output, without comments and imports. Includes the
 * modules whose types they mention.
 */
export function declarationsOf(modules: readonly string[]): ReadonlyMap<string, string> {
  emitDeclarations()
  const found = new Map<string, string>()
  const pending = [...modules]
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    if (found.has(path)) continue
    const text = emitted(path)
    if (text === null) continue
    found.set(path, withoutImports(text))
    pending.push(...importsOf(path, text))
  }
  return found
}

function emitDeclarations() {
  rmSync(cache, { recursive: true, force: true })
  const compiler = join(dirname(fileURLToPath(import.meta.resolve('typescript/package.json'))), 'bin', 'tsc')
  const project = ['--project', join(packageRoot, 'tsconfig.build.json')]
  execFileSync(process.execPath, [compiler, ...project, '--noCheck', '--removeComments', '--outDir', cache])
}

function emitted(path: string): string | null {
  const file = join(cache, path.replace(/\.tsx?$/, '.d.ts'))
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** Which of its props a component takes apart is its own affair. */
const withoutImports = (text: string) =>
  text
    .replaceAll(/^import [^;]*;\n/gm, '')
    .replaceAll(/\(\{[^{}]*\}: /g, '(props: ')
    .replaceAll('import("react").JSX.Element', 'JSX.Element')
    .replaceAll(/^export \{\};\n/gm, '')
    .trim()

/** Own modules that a declaration mentions. Style tables are left out: they are how, not what. */
const importsOf = (path: string, text: string) =>
  Array.from(text.matchAll(/from ['"](\.[^'"]+)['"]/g), ([, target]) =>
    posix.join(dirname(path), target ?? ''),
  ).filter((target) => !target.endsWith('.css.ts'))
