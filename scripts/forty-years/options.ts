import { parseArgs } from 'node:util'
import { seededRandom } from '#backend/demo/random.ts'
import { addDays, addYears, type IsoDate } from '#domain/calendar.ts'
import { lifeOf } from './life.ts'
import type { History } from './run.ts'
import { OFTEN, SHORT, shortLives } from './short-lives.ts'

/** Two years before the first leap day. */
const FROM: IsoDate = '2026-01-02'

export type Options = { history: History; shrinks: boolean }

/**
 * Reads `--seed 7 --years 40 --people 240 --days 400 --only-people 3,14 --short --no-shrink`.
 * @throws TypeError for what it does not know, RangeError for a number that is none
 */
export function optionsOf(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string', default: '7' },
      years: { type: 'string', default: '40' },
      people: { type: 'string', default: '240' },
      days: { type: 'string' },
      'only-people': { type: 'string' },
      short: { type: 'boolean', default: false },
      'no-shrink': { type: 'boolean', default: false },
    },
  })
  const shrinks = !values['no-shrink']
  const only = values['only-people']?.split(',').map(numberOf)
  const chosen = ({ n }: { n: number }) => only === undefined || only.includes(n)
  if (values.short) return { shrinks, history: { ...SHORT, lives: shortLives.filter(chosen), fates: OFTEN } }
  const seed = numberOf(values.seed)
  const to = values.days
    ? addDays(FROM, numberOf(values.days) - 1)
    : addDays(addYears(FROM, numberOf(values.years)), -1)
  const span = { from: FROM, to: addDays(addYears(FROM, numberOf(values.years)), -1) }
  const lives = Array.from({ length: numberOf(values.people) }, (_, n) =>
    lifeOf(n, seededRandom(seed * 100_003 + n), span),
  ).filter(chosen)
  return { shrinks, history: { seed, from: FROM, to, lives } }
}

function numberOf(text: string): number {
  if (!/^\d+$/.test(text)) throw new RangeError(`${text} is no number`)
  return Number(text)
}
