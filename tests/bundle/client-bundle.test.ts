import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '#tests/boundaries/source-files.ts'

const client = join(projectRoot, 'dist', 'client', 'assets')
const scripts = globSync('*.js', { cwd: client })

const sources = scripts.map((file) => readFileSync(join(client, file), 'utf8'))

/** By a script, those that it imports itself. */
const imports = new Map(
  scripts.map((file, index) => [
    file,
    Array.from(
      (sources[index] ?? '').matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g),
      ([, other]) => other ?? '',
    ),
  ]),
)

/** Those scripts and all that comes with them. */
function below(files: readonly string[]): ReadonlySet<string> {
  const reached = new Set(files)
  for (const file of reached) for (const next of imports.get(file) ?? []) reached.add(next)
  return reached
}

/** Texts that stand in code of the server only; one of them in the browser means that a handler went along. */
const sentinels = ['portal-cookie-v1', 'SESSION_SECRET', 'API_HOST', 'x-request-id', 'A256GCM']

describe('what the browser gets', () => {
  it('was built', () => expect(scripts.length).toBeGreaterThan(3))

  it.each(sentinels)('never holds "%s"', (sentinel) => {
    const guilty = scripts.filter((_file, index) => sources[index]?.includes(sentinel))
    expect(guilty).toEqual([])
  })

  it('stands precompressed beside every script', () => {
    const compressed = new Set(globSync('*.{br,gz}', { cwd: client }))
    const large = scripts.filter((file) => readFileSync(join(client, file)).byteLength >= 1024)
    for (const file of large) {
      expect(compressed).toContain(`${file}.br`)
      expect(compressed).toContain(`${file}.gz`)
    }
  })

  it('has no scripts that need each other in a circle: one would run before what it needs', () => {
    expect([...imports.values()].flat().length).toBeGreaterThan(scripts.length)
    expect(scripts.filter((start) => below(imports.get(start) ?? []).has(start))).toEqual([])
  })

  it('names in a script that is fetched late all that comes with it, so that it comes at once', () => {
    const late = scripts.filter((file) =>
      sources.some(
        (source) => source.includes(`import("./${file}")`) || source.includes(`import(\`./${file}\`)`),
      ),
    )
    expect(late.length).toBeGreaterThan(100)
    const first = below(scripts.filter((file) => file.startsWith('framework-')))
    const unnamed = late.filter((file) => {
      const named = new Set([...(imports.get(file) ?? []), ...first])
      return [...below(imports.get(file) ?? [])].some((needed) => !named.has(needed))
    })
    expect(unnamed).toEqual([])
  })

  it('fetches no script that only passes on what another one has', () => {
    const passing = scripts.filter((_file, index) => /^export\{[^}]*\}from/.test(sources[index] ?? ''))
    expect(passing.filter((file) => sources.some((source) => source.includes(`./${file}`)))).toEqual([])
  })
})
