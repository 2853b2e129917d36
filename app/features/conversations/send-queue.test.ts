import { beforeEach, describe, expect, it, vi } from 'vitest'
import { anaWrote } from './conversations.fixtures.ts'
import { type Attempt, attemptAfter, type Outgoing, sendQueue } from './send-queue.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const message = (chave: string, idConversa = 7): Outgoing => ({
  chave,
  idConversa,
  texto: chave,
  arquivos: [],
  escritaEm: '2026-11-21T13:00:00.000Z',
  problema: null,
})

const stored: Attempt = { kind: 'stored', entry: anaWrote(1, '') }

/** A queue whose line answers what `answers` says of each try, and stores what is left from the last document. */
function queueThat(
  answers: (chave: string, attempt: number) => Attempt | Promise<Attempt>,
  kept: Outgoing[] = [],
) {
  const tried: string[] = []
  const arrived: string[] = []
  const refused: string[] = []
  let held = kept
  const queue = sendQueue({
    send: async ({ chave }) => {
      tried.push(chave)
      return answers(chave, tried.filter((one) => one === chave).length)
    },
    store: { read: () => held, write: (next) => (held = [...next]) },
    onStored: ({ chave }) => arrived.push(chave),
    onRefused: ({ chave }) => refused.push(chave),
  })
  return { queue, tried, arrived, refused, held: () => held.map(({ chave }) => chave) }
}

const settle = () => vi.advanceTimersByTimeAsync(0)

describe('messages on their way', () => {
  it('go one after the other, and are kept until they are stored', async () => {
    const answers = new Map<string, (attempt: Attempt) => void>()
    const { queue, tried, arrived, held } = queueThat(
      (chave) => new Promise((resolve) => answers.set(chave, resolve)),
    )
    queue.add(message('a'))
    queue.add(message('b'))
    await settle()
    expect([tried, held()]).toEqual([['a'], ['a', 'b']])
    answers.get('a')?.(stored)
    await settle()
    expect([tried, arrived, held()]).toEqual([['a', 'b'], ['a'], ['b']])
    answers.get('b')?.(stored)
    await settle()
    expect([arrived, held()]).toEqual([['a', 'b'], []])
  })

  it('are tried again by themselves while the line is down, and keep their order', async () => {
    const { queue, tried, arrived } = queueThat((chave, attempt) =>
      chave === 'a' && attempt < 4 ? { kind: 'again' } : stored,
    )
    queue.add(message('a'))
    queue.add(message('b'))
    await vi.advanceTimersByTimeAsync(999)
    expect(tried).toEqual(['a'])
    await vi.advanceTimersByTimeAsync(1 + 2000 + 4000)
    expect([tried, arrived]).toEqual([
      ['a', 'a', 'a', 'a', 'b'],
      ['a', 'b'],
    ])
  })

  it('go at once when the line is back', async () => {
    let isDown = true
    const { queue, arrived } = queueThat(() => (isDown ? { kind: 'again' } : stored))
    queue.add(message('a'))
    await vi.advanceTimersByTimeAsync(60_000)
    isDown = false
    queue.nudge()
    await settle()
    expect(arrived).toEqual(['a'])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(arrived).toEqual(['a'])
  })

  it('that were refused wait for the person, and so do those after them', async () => {
    let isClosed = true
    const { queue, tried, arrived, refused } = queueThat(() =>
      isClosed ? { kind: 'refused', detail: 'Esta conversa foi encerrada.' } : stored,
    )
    queue.add(message('a'))
    await settle()
    queue.add(message('b'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect([tried, refused]).toEqual([['a'], ['a']])
    expect(queue.all().map(({ problema }) => problema)).toEqual(['Esta conversa foi encerrada.', null])
    isClosed = false
    queue.retry('a')
    await settle()
    expect(arrived).toEqual(['a', 'b'])
  })

  it('that are given up let the next one go', async () => {
    const { queue, arrived, held } = queueThat((chave) =>
      chave === 'a' ? { kind: 'refused', detail: 'Não.' } : stored,
    )
    queue.add(message('a'))
    queue.add(message('b'))
    await settle()
    queue.discard('a')
    await settle()
    expect([arrived, held()]).toEqual([['b'], []])
  })

  it('of another conversation do not wait', async () => {
    const { queue, arrived } = queueThat((chave) => (chave === 'a' ? { kind: 'again' } : stored))
    queue.add(message('a', 7))
    queue.add(message('b', 8))
    await settle()
    expect(arrived).toEqual(['b'])
  })

  it('from before a reload go on under their keys, and those that came with the stream are settled', async () => {
    const { queue, tried, arrived } = queueThat(() => stored, [message('a'), message('b')])
    queue.settle(['a', 'z'])
    queue.nudge()
    await settle()
    expect([tried, arrived]).toEqual([['b'], ['b']])
  })
})

describe('a problem', () => {
  it('of the line is tried again, a refusal is told', () => {
    expect(attemptAfter({ kind: 'unavailable', detail: '' })).toEqual({ kind: 'again' })
    expect(attemptAfter({ kind: 'unauthenticated', detail: '' })).toEqual({ kind: 'again' })
    expect(attemptAfter({ kind: 'not-found', detail: 'Não existe.' })).toEqual({
      kind: 'refused',
      detail: 'Não existe.',
    })
    const fields = { arquivos: 'Envie o arquivo de novo.' }
    expect(attemptAfter({ kind: 'invalid', detail: 'Confira os dados.', fields })).toEqual({
      kind: 'refused',
      detail: 'Envie o arquivo de novo.',
    })
  })
})
