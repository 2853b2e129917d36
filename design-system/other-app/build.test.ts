import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { importsOf, packageRoot, sourceFiles } from '../tests/source-files.ts'

const outDir = join(packageRoot, '.cache', 'other-app')
const builtText = (kind: string) =>
  globSync(`assets/*.${kind}`, { cwd: outDir })
    .map((file) => readFileSync(join(outDir, file), 'utf8'))
    .join('\n')

describe('another application', () => {
  beforeAll(async () => {
    await build({
      configFile: join(import.meta.dirname, 'vite.config.ts'),
      logLevel: 'error',
      build: { outDir, emptyOutDir: true },
    })
  })

  it('uses the package by its entries only', () => {
    const targets = sourceFiles('other-app/!(*.test).{ts,tsx}').flatMap(importsOf)
    expect(targets.length).toBeGreaterThan(0)
    expect(targets.filter((target) => target.startsWith('..'))).toEqual([])
  })

  it('has the styles and letters of the package in its own build', () => {
    const styles = builtText('css')
    expect(styles).toContain('--ds-color-brand-fill')
    expect(styles).toContain('@layer')
    expect(globSync('assets/poppins-*.woff2', { cwd: outDir })).not.toEqual([])
  })

  it('carries no component that it does not use', () => {
    const script = builtText('js')
    expect(script).toContain('Say how much.')
    expect(script).not.toMatch(/cmdk|maskito/)
  })
})
