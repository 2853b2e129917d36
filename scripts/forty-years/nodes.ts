import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { DueActKind } from '#backend/due-acts/due-act-kinds.ts'
import type { Order, Reply } from './node.ts'

/** The processes of the fund's API, all on one database and by one clock. */
export type Nodes = {
  /** Those that answer right now. */
  living: () => { place: number; url: string }[]
  /** Moves the clock of all. */
  moveTo: (instant: Date) => Promise<void>
  /** Has what is due of some duties done, by one of them or by all at once; by another where one was killed meanwhile. */
  perform: (kinds: readonly DueActKind[], isAtOnce: boolean) => Promise<Performed>
  seal: () => Promise<void>
  sweep: () => Promise<void>
  /** Ends one as a power cut would. It is started again beside what the others do. */
  kill: (place: number) => Promise<void>
  close: () => Promise<void>
  kills: () => number
}
type Performed = { done: number; later: number; failed: number }

type Node = { child: ChildProcess; url: string; waiting: Map<number, Waiting> }
type Waiting = { resolve: (performed: Performed) => void; reject: (reason: Error) => void }
type Asked = { what: 'clock' | 'seal' | 'sweep' } | { what: 'duties'; kinds: readonly DueActKind[] }

/** A node that was killed while it did what it was asked. */
class Killed extends Error {}

function orKilled(error: unknown): null {
  if (error instanceof Killed) return null
  throw error
}

const NOTHING: Performed = { done: 0, later: 0, failed: 0 }

export async function openNodes(
  count: number,
  { environment, now }: { environment: Readonly<Record<string, string>>; now: Date },
): Promise<Nodes> {
  let clock = now
  let orders = 0
  let kills = 0
  const nodes: (Node | null)[] = Array.from({ length: count }, () => null)
  const starting = new Map<number, Promise<void>>()

  const start = async (place: number) => {
    const child = fork(join(import.meta.dirname, 'node.ts'), {
      env: { PATH: process.env.PATH, ...environment, FUND_NOW: clock.toISOString() },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const waiting: Node['waiting'] = new Map()
    child.on('exit', () => {
      for (const { reject } of waiting.values()) reject(new Killed())
    })
    const [first] = (await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => [{ error: 'a node did not start' }]),
    ])) as [Reply]
    if (!('ready' in first)) throw new Error('a node did not start')
    child.on('message', (reply: Reply) => {
      if ('ready' in reply) return
      const asked = waiting.get(reply.id)
      waiting.delete(reply.id)
      if ('error' in reply) asked?.reject(new Error(reply.error))
      else asked?.resolve(reply)
    })
    const node = { child, url: first.ready, waiting }
    // A clock that moves on while this one is told of it tells only those that answer already.
    for (let told: Date | null = null; told !== clock; ) {
      told = clock
      await order(node, { what: 'clock' })
    }
    nodes[place] = node
  }
  const order = ({ child, waiting }: Node, asked: Asked): Promise<Performed> =>
    new Promise((resolve, reject) => {
      orders += 1
      waiting.set(orders, { resolve, reject })
      child.send({ id: orders, now: clock.toISOString(), ...asked } satisfies Order)
    })
  const living = () => nodes.filter((node) => node !== null)
  /** By one of them; by another where that one was killed meanwhile. */
  const byOne = async (asked: Asked): Promise<void> => {
    for (;;) {
      const [node] = living()
      if (!node) throw new Error('no node is left')
      if (await order(node, asked).catch(orKilled)) return
    }
  }

  await Promise.all(nodes.map((_, place) => start(place)))
  return {
    living: () => nodes.flatMap((node, place) => (node ? [{ place, url: node.url }] : [])),
    moveTo: async (instant) => {
      clock = instant
      await Promise.all(living().map((node) => order(node, { what: 'clock' }).catch(orKilled)))
    },
    perform: async (kinds, isAtOnce) => {
      const sum = { ...NOTHING }
      for (;;) {
        const all = await Promise.all(
          living()
            .slice(0, isAtOnce ? count : 1)
            .map((node) => order(node, { what: 'duties', kinds }).catch(orKilled)),
        )
        for (const performed of all) {
          sum.done += performed?.done ?? 0
          sum.later += performed?.later ?? 0
          sum.failed += performed?.failed ?? 0
        }
        if (all.every((performed) => performed !== null)) return sum
      }
    },
    seal: () => byOne({ what: 'seal' }),
    sweep: () => byOne({ what: 'sweep' }),
    kill: async (place) => {
      // One is always left.
      await Promise.all(starting.values())
      const node = nodes[place]
      if (!node) return
      nodes[place] = null
      kills += 1
      const gone = once(node.child, 'exit')
      node.child.kill('SIGKILL')
      await gone
      starting.set(
        place,
        start(place).finally(() => starting.delete(place)),
      )
    },
    close: async () => {
      await Promise.allSettled(starting.values())
      await Promise.all(
        living().map(async ({ child }) => {
          const gone = once(child, 'exit')
          child.kill('SIGKILL')
          await gone
        }),
      )
    },
    kills: () => kills,
  }
}
