import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '#tests/boundaries/source-files.ts'

type Manifest = { routes: Record<string, { preloads?: string[]; css?: string[] }> }

const dist = join(projectRoot, 'dist')
const [manifestFile = ''] = globSync(join(dist, 'server', 'assets', '_tanstack-start-manifest*.js'))
const { routes } = (Object.values(await import(manifestFile))[0] as () => Manifest)()

const filesOf = (matches: readonly string[], kind: 'preloads' | 'css') => [
  ...new Set(matches.flatMap((route) => routes[route]?.[kind] ?? [])),
]
const textOf = (file: string) => readFileSync(join(dist, 'client', file), 'utf8')
/** Total weight of a page's scripts, kB gzip of 1024 bytes: those its HTML names, before the page fetches anything by itself. */
const weightOf = (matches: readonly string[]) =>
  filesOf(matches, 'preloads').reduce((sum, file) => sum + gzipSync(textOf(file), { level: 9 }).length, 0) /
  1024

const pages = {
  '/login': ['__root__', '/login'],
  '/': ['__root__', '/_shell', '/_shell/'],
  '/services/requests': ['__root__', '/_shell', '/_shell/services/requests'],
  '/services/suspend-contribution': ['__root__', '/_shell', '/_shell/services/suspend-contribution'],
}

describe('the first load', () => {
  it.each([
    // Every address of the portal is in the first bundle, with its search parameters: about 0.2 kB each.
    ['/login', 146],
    // Home draws what is to be done, what is coming, what is paid next, and the return beside two indexes; what holds its parts back until
    // they are touched weighs half a kibibyte and spares a cheap phone most of the work. What keeps the page where a program fails, counts
    // the time from the server and bears with translators weighs two and a half (decisions 174, 175).
    ['/', 224],
  ] as const)('of %s stays within %i kB gzip of scripts', (page, budget) => {
    expect(filesOf(pages[page], 'preloads').length).toBeGreaterThan(0)
    expect(weightOf(pages[page])).toBeLessThanOrEqual(budget)
  })

  it.each([
    ['/login', 6],
    ['/', 15],
    ['/services/requests', 24],
    ['/services/suspend-contribution', 24],
  ] as const)('of %s names at most %i scripts', (page, most) => {
    expect(filesOf(pages[page], 'preloads').length).toBeLessThanOrEqual(most)
  })

  it.each([
    ['socket.io', /socket\.io|engine\.io/],
    ['cmdk', /cmdk-/],
    ['valibot', /vendor:\s*.valibot/],
  ])('of home has no %s in it', (_, sign) => {
    const guilty = filesOf(pages['/'], 'preloads').filter((file) => sign.test(textOf(file)))
    expect(guilty).toEqual([])
  })
})
