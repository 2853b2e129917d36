import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

const texts = new Map(
  sourceFiles('{app,design-system,domain,contract}/**/*.{ts,tsx}').map(({ path, text }) => [path, text]),
)
const stories = [...texts.keys()].filter((path) => path.endsWith('.stories.tsx'))

const imports = /^(?:import|export) (?!type )[^'"]*?from '([^']+)'|^import '([^']+)'|import\('([^']+)'\)/gm

/** Modules a file imports: packages by name, our own files by path. */
const loadedBy = (path: string) =>
  Array.from(texts.get(path)?.matchAll(imports) ?? [], (found) => found[1] ?? found[2] ?? found[3] ?? '').map(
    (target) =>
      target.startsWith('#')
        ? target.slice(1)
        : target.startsWith('.')
          ? join(dirname(path), target)
          : target,
  )

/** Server functions are mocked in stories, and nothing that they load comes along (`.storybook/server-functions.ts`). */
const isMocked = (path: string) => path.endsWith('.functions.ts')

/** The way from a story to the server's toolkit, or nothing. */
function wayToServer(story: string): string {
  const ways = [[story]]
  const seen = new Set<string>()
  for (const way of ways) {
    for (const next of loadedBy(way.at(-1) ?? '')) {
      if (next.startsWith('@tanstack/react-start')) return [...way, next].join(' → ')
      if (seen.has(next) || isMocked(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return ''
}

describe('stories', () => {
  it('are found', () => expect(stories.length).toBeGreaterThan(60))

  it('reach nothing of the server, which only the portal’s build can run', () => {
    expect(stories.map(wayToServer).filter(Boolean)).toEqual([])
  })
})
