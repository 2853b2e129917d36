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
/** What a page's scripts weigh together, kB gzip of 1024 bytes: what its HTML names, before the page fetches anything by itself. */
const weightOf = (matches: readonly string[]) =>
  filesOf(matches, 'preloads').reduce((sum, file) => sum + gzipSync(textOf(file), { level: 9 }).length, 0) /
  1024

const pages = {
  '/login': ['__root__', '/login'],
  '/': ['__root__', '/_shell', '/_shell/'],
}

describe('the first load', () => {
  it.each([
    // Every address of the portal is in the first bundle, with its search parameters: about 0.2 kB each.
    ['/login', 138],
    ['/', 200],
  ] as const)('of %s stays within %i kB gzip of scripts', (page, budget) => {
    expect(filesOf(pages[page], 'preloads').length).toBeGreaterThan(0)
    expect(weightOf(pages[page])).toBeLessThanOrEqual(budget)
  })

  it.each([
    ['socket.io', /socket\.io|engine\.io/],
    ['cmdk', /cmdk-/],
    ['valibot', /vendor:\s*.valibot/],
  ])('of home has no %s in it', (_, sign) => {
    const guilty = filesOf(pages['/'], 'preloads').filter((file) => sign.test(textOf(file)))
    expect(guilty).toEqual([])
  })

  it('of /login has every style that the form needs before its script is there', () => {
    const page = filesOf(['/login'], 'preloads').find((file) => /\/login-/.test(file)) ?? ''
    const styles = stylesBeside(page, 'SignInForm')
    expect(styles).not.toEqual([])
    const rules = new Set(filesOf(pages['/login'], 'css').flatMap((file) => classesOf(textOf(file))))
    const missing = styles.flatMap((file) => classesOf(textOf(file)).filter((name) => !rules.has(name)))
    expect(missing).toEqual([])
  })
})

/** Style sheets that a bundle names to be fetched together with a late one. */
function stylesBeside(bundle: string, late: string): string[] {
  const text = textOf(bundle)
  const styles = Array.from(
    (/m\.f=\[([^\]]*)\]/.exec(text)?.[1] ?? '').matchAll(/"([^"]+)"/g),
    ([, file]) => file,
  )
  const numbers = new RegExp(`${late}-[\\w-]+\\.js[^[]{0,20}__vite__mapDeps\\(\\[([\\d,]*)`).exec(text)?.[1]
  return (numbers?.split(',') ?? [])
    .map((number) => styles[Number(number)] ?? '')
    .filter((file) => file !== '')
}

function classesOf(css: string): string[] {
  return Array.from(css.matchAll(/\.([A-Za-z_][\w-]{5,})/g), ([, name]) => name ?? '')
}
