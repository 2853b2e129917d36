import { describe, expect, it } from 'vitest'
import { projectRoot, sourceFiles } from './source-files.ts'

const code = sourceFiles(
  '{app,design-system,domain,contract,backend,settings,scripts,tests,.storybook}/**/*.{ts,tsx,mjs}',
)
const forbiddenRooms = /(^|\/)(utils?|lib|helpers?|common|shared|misc|hooks|types)\//

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

  it('no test is left out or left alone', () => {
    const marks = new RegExp(`\\b(it|test|describe)\\.(${['only', 'skip', 'todo', 'fixme'].join('|')})\\b`)
    expect(code.filter(({ text }) => marks.test(text)).map(({ path }) => path)).toEqual([])
  })
})
