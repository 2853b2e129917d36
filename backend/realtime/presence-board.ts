import { randomUUID } from 'node:crypto'
import { and, eq, gt, lte, ne } from 'drizzle-orm'
import type { Database } from '../database/client.ts'
import { presences } from '../database/schema/presences.ts'
import { secondsAfter } from '../security/tokens.ts'

/** Who was last seen longer ago is gone. Seconds. */
export const PRESENT_SECONDS = 90

const SAID_EVERY_MS = 60_000

/** Who leaves may only be loading another page; milliseconds. */
const GRACE_MS = 5000

export type PresenceBoardOptions = {
  database: Database
  clock: () => Date
  graceMs?: number | undefined
  /** How often it says who is connected to it, milliseconds. */
  saidEveryMs?: number
  /** Somebody is there now, which each node says of its own first page, or on no node any more. */
  onChange: (personId: number, isPresent: boolean) => void
  /** The last page of this node that showed these conversations to a person went. */
  onUnwatched: (personId: number, conversationIds: readonly number[]) => void
  /** A person has these requests open now, or not any more (`isThere` false), on this node or on one that was lost. */
  onRequests: (personId: number, requestIds: readonly number[], isThere: boolean) => void
  onError: (error: unknown) => void
}

export type Shown = { conversations: Iterable<number>; requests: Iterable<number> }

type Kept = { conversations: ReadonlySet<number>; requests: ReadonlySet<number> }

/** Who is connected to this node and what their pages show, written down so that every node knows. */
export type PresenceBoard = {
  /** A connection of a person, and the conversations and requests that it shows. */
  set: (connectionId: string, personId: number, shown: Shown) => void
  /** It went; believed after a moment, in which the person may come back. */
  remove: (connectionId: string, personId: number) => void
  /** Forgets everybody who is connected to this node. */
  close: () => Promise<void>
}

/** Opens the board of this node. Writes of one person come one after the other, each of what is true by then. */
export function openPresenceBoard(options: PresenceBoardOptions): PresenceBoard {
  const { database, clock, onChange, onUnwatched, onRequests, onError } = options
  const { graceMs = GRACE_MS, saidEveryMs = SAID_EVERY_MS } = options
  const nodeId = randomUUID()
  const people = new Map<number, Map<string, Kept>>()
  const leaving = new Set<NodeJS.Timeout>()
  /** As last written to each person's row. */
  const written = new Map<number, Kept>()
  const writing = new Map<number, Promise<void>>()
  const waiting = new Set<number>()
  let isClosed = false

  const isElsewhere = async (personId: number) => {
    const fresh = gt(presences.seenAt, secondsAfter(clock(), -PRESENT_SECONDS))
    const others = and(eq(presences.personId, personId), ne(presences.nodeId, nodeId), fresh)
    return (await database.$count(presences, others)) > 0
  }

  const write = async (personId: number) => {
    const mine = people.get(personId)
    const before = written.get(personId)
    if (isClosed || (!mine && !before)) return
    const shown = togetherShown(mine?.values() ?? [])
    if (!mine) {
      const row = and(eq(presences.nodeId, nodeId), eq(presences.personId, personId))
      await database.delete(presences).where(row)
      written.delete(personId)
    } else if (!before || !isSame(before, shown)) {
      const row = {
        watching: [...shown.conversations],
        watchingRequests: [...shown.requests],
        seenAt: clock(),
      }
      await database
        .insert(presences)
        .values({ nodeId, personId, ...row })
        .onConflictDoUpdate({ target: [presences.nodeId, presences.personId], set: row })
      written.set(personId, shown)
    }
    const gone = without(before?.conversations ?? [], shown.conversations)
    if (gone.length > 0) onUnwatched(personId, gone)
    const [opened, left] = [
      without(shown.requests, before?.requests ?? new Set()),
      without(before?.requests ?? [], shown.requests),
    ]
    if (opened.length > 0) onRequests(personId, opened, true)
    if (left.length > 0) onRequests(personId, left, false)
    // Whoever comes is told of without asking the other nodes: of two at once each would leave it to the other.
    if (mine && !before) onChange(personId, true)
    if (!mine && !(await isElsewhere(personId))) onChange(personId, false)
  }

  const save = (personId: number) => {
    if (waiting.has(personId)) return
    waiting.add(personId)
    const next = (writing.get(personId) ?? Promise.resolve())
      .then(() => {
        waiting.delete(personId)
        return write(personId)
      })
      .catch(onError)
      .finally(() => {
        if (writing.get(personId) === next) writing.delete(personId)
      })
    writing.set(personId, next)
  }

  /** Says again who is here, mends what could not be written or was forgotten, and forgets those of nodes that say nothing any more. */
  const sayAgain = async () => {
    const now = clock()
    const known = new Set(written.keys())
    const said = await database
      .update(presences)
      .set({ seenAt: now })
      .where(eq(presences.nodeId, nodeId))
      .returning({ personId: presences.personId })
    const rows = new Set(said.map(({ personId }) => personId))
    for (const personId of people.keys()) {
      // Who was written down only while this was asked has a row by now, or has one soon.
      const isBeingWritten = !known.has(personId) && (written.has(personId) || writing.has(personId))
      if (rows.has(personId) || isBeingWritten) continue
      written.delete(personId)
      save(personId)
    }
    for (const personId of rows) if (!people.has(personId)) save(personId)
    const lost = await database
      .delete(presences)
      .where(lte(presences.seenAt, secondsAfter(now, -PRESENT_SECONDS)))
      .returning()
    for (const { personId, watching, watchingRequests } of lost) {
      if (watching.length > 0) onUnwatched(personId, watching)
      if (watchingRequests.length > 0) onRequests(personId, watchingRequests, false)
      if (!written.has(personId) && !(await isElsewhere(personId))) onChange(personId, false)
    }
  }
  const beat = setInterval(() => {
    sayAgain().catch(onError)
  }, saidEveryMs)
  beat.unref()

  const forget = (personId: number, connectionId: string) => {
    const mine = people.get(personId)
    mine?.delete(connectionId)
    if (mine?.size === 0) people.delete(personId)
    save(personId)
  }

  return {
    set: (connectionId, personId, { conversations, requests }) => {
      if (isClosed) return
      const mine = people.get(personId) ?? new Map<string, Kept>()
      const kept = { conversations: new Set(conversations), requests: new Set(requests) }
      people.set(personId, mine.set(connectionId, kept))
      save(personId)
    },
    remove: (connectionId, personId) => {
      if (isClosed) return
      const timer = setTimeout(() => {
        leaving.delete(timer)
        forget(personId, connectionId)
      }, graceMs)
      timer.unref()
      leaving.add(timer)
    },
    close: async () => {
      isClosed = true
      clearInterval(beat)
      for (const timer of leaving) clearTimeout(timer)
      await Promise.all(writing.values())
      // Rows that show conversations stay until they are too old to be believed: whichever node notices then reports the messages that were
      // not looked at.
      const shownNothing = and(eq(presences.nodeId, nodeId), eq(presences.watching, []))
      await database.delete(presences).where(shownNothing).catch(onError)
    },
  }
}

function togetherShown(pages: Iterable<Kept>): Kept {
  const all = [...pages]
  return {
    conversations: new Set(all.flatMap(({ conversations }) => [...conversations])),
    requests: new Set(all.flatMap(({ requests }) => [...requests])),
  }
}

function isSame(one: Kept, other: Kept): boolean {
  return (
    difference(one.conversations, other.conversations).length === 0 &&
    difference(one.requests, other.requests).length === 0
  )
}

function difference(one: ReadonlySet<number>, other: ReadonlySet<number>): number[] {
  return [...without(one, other), ...without(other, one)]
}

function without(ids: Iterable<number>, others: ReadonlySet<number>): number[] {
  return [...ids].filter((id) => !others.has(id))
}
