import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readSettings, settingNames } from '#settings/settings.ts'
import { projectRoot, sourceFiles } from './source-files.ts'

/* An engine of containers is not everywhere where these tests run: they hold what can break without one, which is every name that another file gives. */

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')
const isThere = (file: string) => existsSync(join(projectRoot, file))

type Health = { test: string[] }
type Service = {
  image: string
  build?: string
  command?: string[]
  environment?: Record<string, string>
  ports?: string[]
  volumes?: string[]
  depends_on?: Record<string, { condition: string }>
  healthcheck?: Health
}
type Compose = { services: Record<string, Service>; volumes: Record<string, null> }

const compose = parse(read('compose.yaml'), { merge: true }) as Compose
const services = Object.entries(compose.services)
const lines = read('Dockerfile')
  .replaceAll(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
const told = (instruction: string) =>
  lines.filter((line) => line.startsWith(`${instruction} `)).map((line) => line.slice(instruction.length + 1))
const programs = (words: readonly string[]) =>
  words.filter((word) => /^(?:\.\/)?(?:app|backend|scripts)\//.test(word))

/** `${NAME:-value}` and `${NAME:?sentence}` as Compose reads them where nothing is set. */
const filled = (text: string) =>
  text.replaceAll(/\$\{\w+:([-?])([^}]*)\}/g, (_, kind: string, rest: string) =>
    kind === '-' ? rest : 'x'.repeat(32),
  )
const composed = Object.fromEntries(services.map(([name, { environment = {} }]) => [name, environment]))

describe('the image', () => {
  it('copies only what is there, and nothing that is kept out of it', () => {
    const copied = told('COPY')
      .filter((line) => !line.startsWith('--from'))
      .flatMap((line) => line.split(/\s+/).slice(0, -1))
    const keptOut = read('.dockerignore').split('\n')
    expect(copied.filter((path) => !isThere(path) || keptOut.includes(path))).toEqual([])
    expect(copied).toEqual(
      expect.arrayContaining(['app', 'backend', 'contract', 'domain', 'settings', 'public']),
    )
  })

  it('takes neither what is secret nor what belongs to another machine', () => {
    expect(read('.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['.git', '.env', 'data', '**/dist', '**/node_modules']),
    )
  })

  it('runs on the Node that the project brings, as nobody of importance', () => {
    const { optionalDependencies } = JSON.parse(read('scripts/own-node/package.json'))
    const [version] = Object.values<string>(optionalDependencies)
    expect(told('FROM').map((line) => line.split(' ')[0])).toEqual([
      `node:${version}-slim`,
      `node:${version}-slim`,
    ])
    expect(told('USER')).toEqual(['node'])
  })

  it('starts, builds and asks with programs that are there', () => {
    const named = [...told('CMD'), ...told('RUN'), ...told('HEALTHCHECK')].flatMap((line) =>
      programs(line.split(/[\s",[\]]+/)),
    )
    expect(named).toEqual(
      expect.arrayContaining(['app/host/main.ts', 'scripts/build.ts', 'scripts/answers.mjs']),
    )
    expect(named.filter((file) => !isThere(file))).toEqual([])
  })

  it('knows the settings that it sets', () => {
    const set = told('ENV').flatMap((line) =>
      Array.from(line.matchAll(/(?:^|\s)(\w+)=/g), ([, name = '']) => name),
    )
    expect(set.filter((name) => !settingNames.includes(name) && !name.startsWith('NODE_'))).toEqual([])
  })
})

describe('the containers together', () => {
  it('are the portal, the API, a PostgreSQL and a mail server', () => {
    expect(Object.keys(compose.services).sort()).toEqual(['api', 'banco', 'correio', 'portal'])
  })

  it.each(['portal', 'api'])('give the %s settings that it accepts', (name) => {
    const environment = Object.fromEntries(
      Object.entries(composed[name] ?? {}).map(([setting, value]) => [setting, filled(value)]),
    )
    expect(Object.keys(environment).filter((setting) => !settingNames.includes(setting))).toEqual([])
    expect(readSettings(environment, name === 'portal' ? ['SESSION_SECRET'] : ['SMTP_URL'])).toMatchObject({
      ok: true,
    })
  })

  it('hand on every setting that the image does not fix', () => {
    const fixed = told('ENV').join(' ')
    // Inside they listen where each other and the engine look for them.
    const ports = ['PORT', 'API_PORT']
    const handedOn = new Set(Object.values(composed).flatMap((environment) => Object.keys(environment)))
    const missing = settingNames.filter((name) => !handedOn.has(name) && !fixed.includes(`${name}=`))
    expect(missing).toEqual(ports)
  })

  it('name each other, and ports on which they listen', () => {
    const addresses = Object.values(composed)
      .flatMap((environment) => Object.values(environment))
      .flatMap((value) =>
        Array.from(
          filled(value).matchAll(/:\/\/(?:[^@/]*@)?([a-z]+):(\d+)/g),
          ([, host, port]) => `${host}:${port}`,
        ),
      )
    const listening = new Set(['api:3001', 'banco:5432', 'correio:1025'])
    expect(addresses.length).toBe(3)
    expect(addresses.filter((address) => !listening.has(address))).toEqual([])
    expect(told('EXPOSE')).toEqual(['3000 3001'])
  })

  it('wait for what they need until it is well', () => {
    const needs = services.flatMap(([, { depends_on: needed = {} }]) => Object.entries(needed))
    const unasked = needs.filter(
      ([name, { condition }]) =>
        condition === 'service_healthy' && compose.services[name]?.healthcheck === undefined,
    )
    expect(needs.map(([name]) => name).sort()).toEqual(['api', 'banco', 'correio'])
    expect(unasked).toEqual([])
  })

  it('start programs that are there, ask addresses that exist, and keep volumes that are declared', () => {
    const named = services.flatMap(([, { command = [], healthcheck }]) =>
      programs([...command.map(filled), ...(healthcheck?.test ?? [])]),
    )
    expect(named.length).toBeGreaterThan(2)
    expect(named.filter((file) => !isThere(file))).toEqual([])
    expect(sourceFiles('backend/calls/health.ts').some(({ text }) => text.includes("'/saude'"))).toBe(true)
    const kept = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0]))
    expect(kept.sort()).toEqual(Object.keys(compose.volumes).sort())
  })
})

describe('the container of a developer', () => {
  const { forwardPorts, updateContentCommand, image } = JSON.parse(
    read('.devcontainer/devcontainer.json').replaceAll(/^\s*\/\/.*$/gm, ''),
  ) as { forwardPorts: number[]; updateContentCommand: string; image: string }

  it('has the Node of the project, its ports and a command of the README', () => {
    expect(image).toMatch(/javascript-node:24/)
    expect(forwardPorts).toEqual([3000, 3001, 6006])
    expect(updateContentCommand).toBe('npm test types')
  })
})
