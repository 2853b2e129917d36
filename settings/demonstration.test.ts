import { describe, expect, it } from 'vitest'
import { isDemonstration, neededSettings } from './demonstration.ts'
import { readSettings } from './settings.ts'

const DATABASE_URL = 'postgres://fundo:senha@banco:5432/portal'
const API_HOST = 'https://api.fundo.example'

function settingsOf(given: Record<string, string>) {
  const read = readSettings(given)
  if (!read.ok) throw new Error('wrong settings')
  return read.settings
}

describe('the demonstration', () => {
  it.each<[Record<string, string>, boolean]>([
    [{}, true],
    [{ DATABASE_URL }, false],
    [{ API_HOST }, false],
    [{ DATABASE_URL, DEMO: '1' }, true],
    [{ DATABASE_URL, DEMO: '0' }, false],
    [{ DEMO: '0' }, false],
    [{ DATABASE_URL, NODE_ENV: 'production' }, false],
  ])('with %j: %s', (given, is) => {
    expect(isDemonstration(settingsOf(given))).toBe(is)
  })

  it.each<[Record<string, string>, string[]]>([
    [{}, []],
    [{ DATABASE_URL, DEMO: '1' }, []],
    [{ DATABASE_URL }, ['SESSION_SECRET', 'SMTP_URL']],
    [{ DEMO: '0' }, ['SESSION_SECRET', 'SMTP_URL']],
    [{ API_HOST }, ['SESSION_SECRET']],
  ])('apart, real people cannot do without: with %j, %j', (given, needed) => {
    expect(neededSettings(settingsOf(given))).toEqual(needed)
  })
})
