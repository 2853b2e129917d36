import { describe, expect, it } from 'vitest'
import type { Need } from '#contract/call-about.ts'
import type { CallAccess } from '#contract/define-call.ts'
import type { Actor } from './actor.ts'
import { refusalOfNeed } from './need.ts'

const PERSON = 8
const actor = (level: Actor['level'], more: Partial<Actor> = {}): Actor => ({
  personId: 7,
  name: 'Alguém',
  level,
  sessionId: 1,
  ...more,
})
const serving = (personId: number) => actor(1, { serving: { accessId: 1, personId, until: new Date() } })

const forAll: CallAccess = { kind: 'authenticated' }
const forAttendants: CallAccess = { kind: 'attendant', minimumLevel: 1 }
const needs: readonly Need[] = ['read', 'act', 'self', 'decide', 'attend']

const refusal = (who: Actor, need: Need, access: CallAccess = forAll, level: number | null = null) =>
  refusalOfNeed(who, { id: PERSON, level }, { need, access })

describe('what a caller must be to the data of a call', () => {
  it.each(needs)('%s lets the person themselves, an attendant too', (need) => {
    for (const level of [null, 1, 2, 3] as const)
      expect(refusal(actor(level, { personId: PERSON }), need)).toBeNull()
  })

  it.each([
    ['read', null],
    ['act', expect.stringContaining('Peça a outra pessoa do atendimento')],
    ['self', null],
    ['decide', expect.stringContaining('outra pessoa do atendimento')],
    ['attend', expect.stringContaining('outra pessoa do atendimento')],
  ] as const)('%s in a call of attendants is of oneself: %s', (need, sentence) => {
    for (const level of [1, 2, 3] as const) {
      const refused = refusal(actor(level, { personId: PERSON }), need, forAttendants, level)
      expect(refused && refused !== 'hidden' ? refused.sentence : refused).toEqual(sentence)
    }
  })

  it.each(needs)('%s hides it from any other participant', (need) => {
    expect(refusal(actor(null), need)).toBe('hidden')
  })

  it.each([
    ['read', null, null],
    ['act', expect.stringContaining('O atendimento a esta pessoa não começou'), null],
    ['self', expect.stringContaining('Só a própria pessoa'), expect.stringContaining('Só a própria pessoa')],
    ['decide', null, expect.stringContaining('encerre antes o atendimento')],
  ] as const)('%s asks of attendants whether they serve the person', (need, alone, whoServes) => {
    const sentence = (who: Actor) => {
      const refused = refusal(who, need)
      return refused && refused !== 'hidden' ? refused.sentence : refused
    }
    for (const level of [1, 2, 3] as const) expect(sentence(actor(level))).toEqual(alone)
    expect(sentence(serving(9))).toEqual(alone)
    expect(sentence(serving(PERSON))).toEqual(whoServes)
  })

  it.each([
    [1, null, true],
    [1, 1, true],
    [1, 2, false],
    [2, 3, false],
    [3, 3, true],
  ] as const)('an attendant of level %i acts on somebody of level %s: %s', (level, above, may) => {
    expect(refusal(actor(level), 'act', forAttendants, above) === null).toBe(may)
  })
})
