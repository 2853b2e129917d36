import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { moveClocks } from './move-clocks.ts'

const newYear = new Date('2027-01-01T01:30:00Z')
const read =
  'console.log(JSON.stringify([Date.now(), new Date().getTime(), Date.parse(Date()), new Date(5).getTime()]))'

it('has a process and what it starts live on the day, at the hour that it is', () => {
  const environment: NodeJS.ProcessEnv = { PATH: process.env.PATH, NODE_OPTIONS: '--no-warnings' }
  moveClocks('2027-01-31', environment, newYear)
  // It is still New Year's Eve in São Paulo.
  expect(environment.TEST_DAYS_AHEAD).toBe('31')
  const started = `console.log(require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(read)}]).toString())`
  const said = execFileSync(process.execPath, ['-e', started], { env: environment }).toString()
  // The hour of the machine, whatever day this test itself is run on.
  const there = performance.timeOrigin + performance.now() + 31 * 86_400_000
  const [asked, made, text, given] = (JSON.parse(said) as number[]).map((at) => (at - there) / 60_000)
  for (const minutes of [asked, made, text]) expect(Math.abs(minutes ?? 99)).toBeLessThan(1)
  expect(given).toBeLessThan(-1_000_000)
})

it.each(['amanhã', '2027-02-30', '2027-13-01', '31/12/2027'])('refuses "%s", which is no day', (text) => {
  expect(() => moveClocks(text, {}, newYear)).toThrow(`"${text}" não é um dia: escreva como 2027-01-01.`)
})

it('refuses a day that is over', () => {
  expect(() => moveClocks('2026-12-30', {}, newYear)).toThrow('2026-12-30 já passou')
})
