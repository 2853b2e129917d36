import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot, sourceFiles } from './source-files.ts'

/* `npm start` installs the dependencies alone, without what tests, checks and pictures the portal: 450 packages less on a newcomer's machine. */

type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>>
const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(projectRoot, folder, 'package.json'), 'utf8')) as Manifest

/** Commands that run on those packages, and what they are made of; `RUNNING` of `scripts/packages.mjs` names the commands. */
const runningScripts =
  'accounts-table,ask-installation,build,generated-secret,install-entity*,keep-running,load-env,packages,pdf-decoders,portal-build,precompress,prove-balances,quick-imports,restart-pause,run,run-tool,service,start*,verify-audit,whole-database'
const ofTests =
  /\.(test|stories|fixtures)\.tsx?$|^backend\/testing\/|make-figures\.ts$|^design-system\/(\.storybook|docs|other-app|screenshots|story-frame|tests|test-|vite)/

const running = sourceFiles(
  '{app,backend,contract,design-system,domain,settings}/**/*.{ts,tsx,mjs}',
  'scripts/chunks/*.ts',
  `scripts/{${runningScripts}}.{ts,mjs}`,
  'app.config.ts',
).filter(({ path }) => !ofTests.test(path))

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** Packages that a text imports at run time: not for their types alone. */
function packagesIn(text: string): string[] {
  const specifiers = Array.from(
    text.matchAll(/^(?:import|export) (?!type\b)(?:[^'"`]*? from )?'([^'"]+)'|\bimport\('([^'"]+)'\)/gm),
    ([, named, late]) => named ?? late ?? '',
  )
  return specifiers.filter((specifier) => !/^(?:[.#]|node:|virtual:)/.test(specifier)).map(packageOf)
}

describe('packages of the running product', () => {
  const ours = manifestOf('.').dependencies
  const ofDesignSystem = manifestOf('design-system').dependencies

  it('are dependencies, not of tests only', () => {
    const missing = running.flatMap(({ path, text }) =>
      packagesIn(text)
        .filter((name) => !builtinModules.includes(name))
        .filter((name) => !(name in ours) && !(path.startsWith('design-system/') && name in ofDesignSystem))
        .map((name) => `${path}: ${name}`),
    )
    expect(running.length).toBeGreaterThan(2000)
    expect(missing).toEqual([])
  })

  it('hold nothing that only tests import', () => {
    const imported = new Set(running.flatMap(({ text }) => packagesIn(text)))
    const isNamed = (name: string) => running.some(({ text }) => text.includes(`'${name}`))
    expect(Object.keys(ours).filter((name) => !imported.has(name) && !isNamed(name))).toEqual([])
  })
})
