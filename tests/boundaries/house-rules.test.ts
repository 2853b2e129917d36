import { describe, expect, it } from 'vitest'
import { projectRoot, sourceFiles } from './source-files.ts'

const code = sourceFiles(
  '{app,design-system,domain,contract,backend,settings,scripts,tests,.storybook}/**/*.{ts,tsx,mjs}',
)
const forbiddenRooms = /(^|\/)(utils?|lib|helpers?|common|shared|misc|hooks|types)\//

/** Names that a file imports from the rules. */
const domainNames = (text: string) =>
  [...text.matchAll(/^import (?:type )?\{([^}]*)\} from '#domain\//gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  )

describe('house rules', () => {
  it('no import climbs more than two floors: further away there is an alias', () => {
    const climbing = code.filter(({ text }) => /from '(\.\.\/){3,}/.test(text)).map(({ path }) => path)
    expect(climbing).toEqual([])
  })

  it('no room is named after nothing', () => {
    expect(code.filter(({ path }) => forbiddenRooms.test(path)).map(({ path }) => path)).toEqual([])
  })

  it('nothing is switched off by a comment', () => {
    const offs = new RegExp(`@ts-(ignore|nocheck)|(ox|es)lint-(disable)|biome-(ignore)`)
    const guilty = code.filter(
      ({ path, text }) => path !== import.meta.filename.slice(projectRoot.length + 1) && offs.test(text),
    )
    expect(guilty.map(({ path }) => path)).toEqual([])
  })

  it('what is only suggested is written when something is installed, and never decides', () => {
    const mayWrite = new RegExp(
      String.raw`^(domain|backend/(installation|demo|testing))/|^backend/rules/(reference-rules|suggested-rules|first-questionnaire)\.ts$|\.(test|stories|fixtures)\.tsx?$|^tests/`,
    )
    const readers = code.filter(
      ({ path, text }) =>
        !mayWrite.test(path) && domainNames(text).some((name) => name.startsWith('suggested')),
    )
    expect(readers.map(({ path }) => path)).toEqual([])
  })

  it('what is divided in proportion is multiplied first, by `proRata`', () => {
    const dividedFirst = /\.dividedBy\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)\s*\.times\(/
    const guilty = code.filter(
      ({ path, text }) =>
        /^(domain|backend)\/(?!.*\.test\.ts$)/.test(path) &&
        path !== 'domain/money.ts' &&
        dividedFirst.test(text),
    )
    expect(guilty.map(({ path }) => path)).toEqual([])
  })

  it('people, plan links and requests are held in one place, which knows the order', () => {
    const holding =
      /\.from\((people|planLinks|requests)\)((?!\.from\()[^])*?\.for\('|\{ of: (people|planLinks|requests) \}/
    const holders = code.filter(
      ({ path, text }) => /^backend\/(?!.*\.test\.ts$)/.test(path) && holding.test(text),
    )
    expect(holders.map(({ path }) => path)).toEqual(['backend/database/locks.ts'])
  })

  it('what runs in the browser draws its ids where plain HTTP lacks crypto.randomUUID too', () => {
    const drawing = code.filter(
      ({ path, text }) =>
        /^(app|design-system)\/(?!.*\.(server|test)\.tsx?$|session\/request-context\.ts$)/.test(path) &&
        text.includes('randomUUID'),
    )
    expect(drawing.map(({ path }) => path)).toEqual([])
  })

  it('no test is left out or left alone', () => {
    const marks = new RegExp(`\\b(it|test|describe)\\.(${['only', 'skip', 'todo', 'fixme'].join('|')})\\b`)
    expect(code.filter(({ text }) => marks.test(text)).map(({ path }) => path)).toEqual([])
  })
})
