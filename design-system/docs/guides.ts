import type { Guide } from './guide.ts'

const files = import.meta.glob<Guide>('../**/*.guide.tsx', { eager: true, import: 'guide' })

const byName = new Map(
  Object.entries(files).map(([path, guide]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.guide.tsx'.length),
    guide,
  ]),
)

/** The guide of a component by the last part of its stories' title: `Ações/Button`. */
export const guideOf = (title: string): Guide | undefined =>
  byName.get(title.slice(title.lastIndexOf('/') + 1))
