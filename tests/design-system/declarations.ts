import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { projectRoot } from '#tests/boundaries/source-files.ts'

const cache = join(projectRoot, 'node_modules', '.cache', 'declarations')

/**
 * What a module of the design system declares to others, by its path: the compiler's own declarations, without comments and
 * imports. Takes the modules whose types they mention along.
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
  mkdirSync(cache, { recursive: true })
  const project = join(cache, 'tsconfig.json')
  const compilerOptions = {
    noEmit: false,
    noCheck: true,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
    rootDir: projectRoot,
    outDir: cache,
  }
  const include = [join(projectRoot, 'design-system')]
  const exclude = ['stories', 'test'].map((kind) => join(projectRoot, 'design-system', '**', `*.${kind}.*`))
  const extended = join(projectRoot, 'tsconfig.json')
  writeFileSync(project, JSON.stringify({ extends: extended, compilerOptions, include, exclude }))
  execFileSync(process.execPath, [
    join(projectRoot, 'node_modules', 'typescript', 'bin', 'tsc'),
    '-p',
    project,
  ])
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
