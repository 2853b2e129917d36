import { basename, dirname } from 'node:path'
import { sourceFiles } from './source-files.ts'

/** A folder named after a component, with its story files joined into one text. */
export interface Component {
  name: string
  folder: string
  stories: string
}

const isComponentFolder = (folder: string) => /^[A-Z]/.test(basename(folder))

const folders = new Set(
  sourceFiles('*/*.{ts,tsx}', 'charts/*/*.{ts,tsx}')
    .map(({ path }) => dirname(path))
    .filter(isComponentFolder),
)

export const components: readonly Component[] = [...folders].toSorted().map((folder) => ({
  name: basename(folder),
  folder,
  stories: sourceFiles(`${folder}/*.stories.tsx`)
    .map(({ text }) => text)
    .join('\n'),
}))
