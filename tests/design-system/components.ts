import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { projectRoot, type SourceFile, sourceFiles } from '#tests/boundaries/source-files.ts'

/** A folder of the design system named after a component, with its story files joined into one text. */
export type Component = { name: string; folder: string; stories: string }

const isComponentFolder = (folder: string) => /^[A-Z]/.test(basename(folder))

const folders = globSync(['design-system/*/', 'design-system/charts/*/'], { cwd: projectRoot })
  .map((folder) => folder.replace(/\/$/, ''))
  .filter((folder) => isComponentFolder(folder) && sourceFiles(`${folder}/*.{ts,tsx}`).length > 0)
  .toSorted()

export const components: readonly Component[] = folders.map((folder) => ({
  name: basename(folder),
  folder,
  stories: sourceFiles(`${folder}/*.stories.tsx`)
    .map(({ text }) => text)
    .join('\n'),
}))

/** Modules that are public because the stories of their own folder show them; styles and examples are not. */
export const publicModules: readonly string[] = sourceFiles(
  'design-system/*/*.stories.tsx',
  'design-system/charts/*/*.stories.tsx',
)
  .filter(({ path }) => isComponentFolder(dirname(path)))
  .flatMap(ownImports)
  .filter((path, at, all) => all.indexOf(path) === at)
  .toSorted()

function ownImports({ path, text }: SourceFile): string[] {
  return Array.from(
    text.matchAll(/from '\.\/([^']+)'/g),
    ([, file]) => `${dirname(path)}/${file ?? ''}`,
  ).filter((file) => !/\.css\.ts$|\/example-/.test(file))
}
