import { describe, expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

const isOfTheRoom = ({ path }: { path: string }) => path.startsWith('design-system/icons/')
const everything = sourceFiles('{app,design-system}/**/*.{ts,tsx}').filter((file) => !isOfTheRoom(file))
const words = new Set(everything.flatMap(({ text }) => text.match(/\b[A-Z]\w*Icon\b/g) ?? []))
const glyphs = sourceFiles('design-system/icons/*icons.ts').flatMap(({ text }) =>
  Array.from(text.matchAll(/^export const (\w+)/gm), ([, name]) => name ?? ''),
)

describe('the glyphs', () => {
  it('are found', () => expect(glyphs.length).toBeGreaterThan(20))

  it('are all used: one that is not only makes the next person choose', () => {
    expect(glyphs.filter((name) => !words.has(name))).toEqual([])
  })
})
