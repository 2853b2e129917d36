import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from './source-files.ts'

export interface Manifest {
  name: string
  exports: Record<string, string>
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
  devDependencies: Record<string, string>
}

export const manifest = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as Manifest

/** The files that one entry of `exports` leads to, from the root of the package; an entry with a star leads to several. */
export const filesOf = (target: string): string[] => {
  const path = target.replace(/^\.\//, '')
  if (!path.includes('*')) return globSync(path, { cwd: packageRoot })
  const [before = '', between = ''] = path.split('*')
  // `./*/*.css.ts` names the same word twice.
  return globSync(path, { cwd: packageRoot }).filter((file) => {
    const word = file.slice(before.length).split('/')[0] ?? ''
    return file === path.replaceAll('*', word) && between !== ''
  })
}

/** Everything an application can import, without style sheets and what only builds and tests use. */
export const publicModules: readonly string[] = Object.entries(manifest.exports)
  .filter(([name]) => !/^\.\/(styles|storybook|test-projects)\b/.test(name))
  .flatMap(([, target]) => filesOf(target))
  .filter((path, at, all) => all.indexOf(path) === at)
  .toSorted()
