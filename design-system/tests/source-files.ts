import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const packageRoot = dirname(import.meta.dirname)

export interface SourceFile {
  /** From the root of the package, as `Button/Button.tsx`. */
  path: string
  text: string
}

const isGenerated = (name: string) => name === 'node_modules' || name === 'dist' || name === '.cache'

/** Files of the package that match a pattern, without what is generated. */
export const sourceFiles = (...patterns: string[]): SourceFile[] =>
  globSync(patterns, { cwd: packageRoot, exclude: isGenerated }).map((path) => ({
    path,
    text: readFileSync(join(packageRoot, path), 'utf8'),
  }))

/** Import specifiers of a file, as written. */
export const importsOf = ({ text }: SourceFile): string[] =>
  Array.from(text.matchAll(/(?:from|^import|import\() ?'([^']+)'/gm), ([, target]) => target ?? '')
