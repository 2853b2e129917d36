import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { karinaSignedIn } from '#app/session/with-session.fixtures.tsx'
import { anaWrote, karinaWrote, summary, thread } from './conversations.fixtures.ts'
import {
  firstUnreadOf,
  hasGap,
  lastIdOf,
  readAgain,
  sideOf,
  stateOf,
  type Thread,
  withEntries,
  withMarks,
  withOlder,
  withStored,
} from './thread.ts'

const ids = ({ mensagens }: Thread) => mensagens.map(({ id }) => id)
const holding = (...held: number[]): Thread => ({
  ...thread,
  mensagens: held.map((id) => anaWrote(id, String(id))),
})

it('is read by an attendant from the desk, unless it is their own', () => {
  const { person } = karinaSignedIn
  expect(sideOf(thread, karinaSignedIn)).toBe('atendimento')
  expect(sideOf({ pessoa: { id: person.id, nome: 'Karina Alves' } }, karinaSignedIn)).toBe('participante')
  expect(sideOf(thread, { ...karinaSignedIn, isAttendant: false })).toBe('participante')
})

describe('entries that arrive', () => {
  it('stand in their order, each once', () => {
    const after = withEntries(holding(1, 2), [karinaWrote(5, 'c'), anaWrote(2, '2'), karinaWrote(4, 'b')])
    expect(ids(after)).toEqual([1, 2, 4, 5])
  })

  it('that are known change nothing', () => {
    const before = holding(1, 2)
    expect(withEntries(before, [anaWrote(2, '2')])).toBe(before)
  })

  it('come out the same in whatever order and however often they come', () => {
    const someIds = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 12 })
    fc.assert(
      fc.property(fc.array(someIds, { maxLength: 8 }), (deliveries) => {
        const arrive = (held: Thread, some: number[]) =>
          withEntries(
            held,
            some.map((id) => karinaWrote(id, '')),
          )
        const expected = [...new Set(deliveries.flat())].toSorted((one, other) => one - other)
        expect(ids(deliveries.reduce(arrive, holding()))).toEqual(expected)
      }),
    )
  })

  it('show a gap where the one before them is missing', () => {
    expect([hasGap(holding(1, 2), 2), hasGap(holding(1, 2), 3), hasGap(holding(), 0)]).toEqual([
      false,
      true,
      false,
    ])
    expect([lastIdOf(holding(1, 2)), lastIdOf(holding())]).toEqual([2, 0])
  })
})

describe('an own entry that was stored while others were on their way', () => {
  const stored = withStored(holding(1, 2), anaWrote(5, '5'))

  it('stands there at once and hides nothing that came before it', () => {
    expect([ids(stored), lastIdOf(stored), hasGap(stored, 4)]).toEqual([[1, 2, 5], 2, true])
  })

  it('closes up when what came before it was read', () => {
    const after = withEntries(stored, [karinaWrote(3, 'c'), karinaWrote(4, 'd'), anaWrote(5, '5')])
    expect([ids(after), lastIdOf(after)]).toEqual([[1, 2, 3, 4, 5], 5])
  })

  it('closes up when it arrives by itself and nothing was between', () => {
    expect(lastIdOf(withEntries(stored, [anaWrote(5, '5')]))).toBe(5)
    const again = withStored(holding(1, 2), anaWrote(2, '2'))
    expect(lastIdOf(again)).toBe(2)
  })

  it('is known when the conversation was read again past it, and not before', () => {
    expect(lastIdOf(readAgain(stored, holding(1, 2, 4, 5)))).toBe(5)
    expect(lastIdOf(readAgain(stored, holding(1, 2, 4)))).toBe(4)
  })
})

describe('earlier entries', () => {
  it('stand before the others and say whether there are more', () => {
    const after = withOlder(
      { ...holding(5, 6), haMais: true },
      { mensagens: [anaWrote(3, ''), anaWrote(4, '')], haMais: false },
      5,
    )
    expect([ids(after), after.haMais]).toEqual([[3, 4, 5, 6], false])
  })

  it('change nothing where something else came first meanwhile', () => {
    const late = { mensagens: [anaWrote(3, ''), anaWrote(4, '')], haMais: true }
    for (const known of [holding(1, 2, 3, 4, 5), holding(90, 91)]) {
      expect(withOlder({ ...known, haMais: false }, late, 5)).toEqual({ ...known, haMais: false })
    }
  })
})

describe('a conversation that is read again', () => {
  it('keeps what was read further up', () => {
    const known = { ...holding(1, 2, 3, 4), haMais: false }
    const after = readAgain(known, { ...holding(3, 4, 5), haMais: true })
    expect([ids(after), after.haMais]).toEqual([[1, 2, 3, 4, 5], false])
  })

  it('begins anew where something between would be missing', () => {
    const after = readAgain(holding(1, 2), { ...holding(7, 8), haMais: true })
    expect([ids(after), after.haMais]).toEqual([[7, 8], true])
    expect(ids(readAgain(undefined, holding(7)))).toEqual([7])
  })
})

describe('marks', () => {
  it('never go back', () => {
    const after = withMarks(thread, 'atendimento', { entregueAte: 9, lidaAte: 2 })
    expect(after.marcas.atendimento).toEqual({ entregueAte: 9, lidaAte: 4 })
    expect(withMarks(thread, 'participante', { entregueAte: 1, lidaAte: 1 })).toBe(thread)
  })

  it('say how far a message came', () => {
    const theirs = { entregueAte: 5, lidaAte: 3 }
    expect([3, 4, 6].map((id) => stateOf(id, theirs))).toEqual(['read', 'delivered', 'sent'])
  })

  it('say what is new to either side', () => {
    expect(firstUnreadOf(thread, 'participante')).toBe(4)
    expect(firstUnreadOf(thread, 'atendimento')).toBeUndefined()
    expect(firstUnreadOf({ ...thread, ...summary, mensagens: [] }, 'participante')).toBeUndefined()
  })
})
