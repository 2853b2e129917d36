import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallName, calls } from '#contract/calls.ts'
import type { CallDefinition, WireSchema } from '#contract/define-call.ts'
import { type Victim, walkVictims } from '../testing/access-walk.ts'
import { wholeInput } from '../testing/access-walk-bodies.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { openedReRegistration } from '../testing/re-registration.ts'
import { formsOf, sampledInput, type WirePath, withValueAt } from '../testing/sampled-input.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

/*
 * Every date, month and instant that any call takes, at the ends of the calendar and beyond: whatever a person types there is done or
 * refused with a sentence, and nothing fails. A new call walks here by itself.
 */

const DAYS = [
  '0001-01-01',
  '1582-10-15',
  '1900-01-01',
  '1969-12-31',
  '2100-02-28',
  '2200-12-31',
  '9999-12-31',
]
const NO_DAYS = [
  '2100-02-29',
  '2026-02-30',
  '2026-13-01',
  '0000-00-00',
  '10000-01-01',
  '-0001-01-01',
  '+275760-09-14',
]
const EXTREMES = [
  ...DAYS,
  ...NO_DAYS,
  ...DAYS.map((day) => day.slice(0, 7)),
  '0000-01',
  '2026-13',
  ...DAYS.map((day) => `${day}T23:59:59.999Z`),
  '0000-01-01T00:00:00Z',
  '2026-11-10T24:00:00Z',
  '2026-11-10T23:59:60Z',
  '2026-11-10T12:00:00+99:99',
  ...DAYS.map((day) => `${day}T23:59`),
]

type Part = 'params' | 'query' | 'body'
type Place = { name: CallName; call: CallDefinition; part: Part; form: WireSchema; at: WirePath }

const places: Place[] = (Object.entries(calls) as [CallName, CallDefinition][]).flatMap(([name, call]) =>
  (['params', 'query', 'body'] as const).flatMap((part) =>
    (call[part] ? formsOf(call[part]) : []).flatMap((form) =>
      sampledInput(form, {}).moments.map((at) => ({ name, call, part, form, at })),
    ),
  ),
)

let api: TestApi
let victims: Victim[]
let attendant: string
let reRegistering: string

beforeAll(async () => {
  api = await startTestApi()
  victims = await walkVictims(api)
  attendant = await api.signIn(DemoCpf.marta)
  reRegistering = await openedReRegistration(api, DemoCpf.ana)
}, 120_000)
afterAll(() => api.close())

function tokenOf({ access }: CallDefinition, victim: Victim): string {
  if (access.kind === 'attendant') return attendant
  return access.kind === 're-registration' ? reRegistering : victim.token
}

/** The whole input of a call about somebody, its other fields as good as they can be told. */
function inputOf({ name, call, part, form }: Place, victim: Victim) {
  const { params = {}, query = {}, body } = wholeInput(name, call, victim)
  const known = { ...victim.ids, ...body, ...(body && 'chaveEnvio' in body && { chaveEnvio: randomUUID() }) }
  const sampled = (of: Part) => {
    const schema = of === part ? form : call[of] && formsOf(call[of])[0]
    return schema && (sampledInput(schema, known).value as Record<string, unknown>)
  }
  return {
    params: { ...sampled('params'), ...params },
    query: { ...(part === 'query' ? sampled('query') : {}), ...query },
    ...(call.body && { body: sampled('body') }),
  }
}

const scalars = (given: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, typeof value === 'string' ? value : JSON.stringify(value)]],
    ),
  )

describe('a date at the end of the calendar', { timeout: 120_000 }, () => {
  it('is looked for in all that calls take', () => {
    expect(new Set(places.map(({ name }) => name)).size).toBeGreaterThan(30)
    expect(places.map(({ name, at }) => `${name} ${at.join('.')}`)).toContain('prepararBaixaManual pagaEm')
  })

  it.each(places.map((place) => [place.name, `${place.part}.${place.at.join('.')}`, place] as const))(
    '%s %s is done or refused, and nothing fails',
    async (_, __, place) => {
      const failed: string[] = []
      for (const [index, victim] of victims.entries()) {
        const input = inputOf(place, victim)
        for (const extreme of EXTREMES) {
          const changed = withValueAt(input, [place.part, ...place.at], extreme) as typeof input
          // Whatever the contract refuses is refused alike, whoever it is about.
          if (index > 0 && !v.safeParse(place.form, changed[place.part]).success) continue
          const { status, bytes } = await api.call(place.call, {
            params: scalars(changed.params),
            query: scalars(changed.query),
            ...(changed.body !== undefined && { body: changed.body }),
            token: tokenOf(place.call, victim),
          })
          if (status >= 500) failed.push(`${extreme}: ${status} ${bytes.toString('utf8').slice(0, 200)}`)
        }
      }
      expect(failed).toEqual([])
    },
  )
})
