import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '#tests/boundaries/source-files.ts'

const client = join(projectRoot, 'dist', 'client', 'assets')
const scripts = globSync('*.js', { cwd: client })

/** Texts that stand in code of the server only; one of them in the browser means that a handler went along. */
const sentinels = ['portal-cookie-v1', 'SESSION_SECRET', 'API_HOST', 'x-request-id', 'A256GCM']

describe('what the browser gets', () => {
  it('was built', () => expect(scripts.length).toBeGreaterThan(3))

  it.each(sentinels)('never holds "%s"', (sentinel) => {
    const guilty = scripts.filter((file) => readFileSync(join(client, file), 'utf8').includes(sentinel))
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
    const importsOf = (file: string) =>
      Array.from(
        readFileSync(join(client, file), 'utf8').matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g),
        ([, other]) => other ?? '',
      )
    const imports = new Map(scripts.map((file) => [file, importsOf(file)]))
    expect([...imports.values()].flat().length).toBeGreaterThan(scripts.length)
    const inCircle = scripts.filter((start) => {
      const reached = new Set(imports.get(start))
      for (const file of reached) for (const next of imports.get(file) ?? []) reached.add(next)
      return reached.has(start)
    })
    expect(inCircle).toEqual([])
  })
})
