import type { Problem } from '#app/api/problem.ts'
import type { ConversationEntry, ConversationFile } from '#contract/conversations/conversations.ts'

/** A message on its way. `chave` is its own for ever: whatever is tried again under it is stored once. */
export type Outgoing = {
  chave: string
  idConversa: number
  texto: string
  arquivos: ConversationFile[]
  /** ISO instant at which it was written. */
  escritaEm: string
  /** Why it was refused; it then waits for the person. Null while it is on its way. */
  problema: string | null
}

/** Outcome of one attempt to send. */
export type Attempt =
  | { kind: 'stored'; entry: ConversationEntry }
  | { kind: 'again' }
  | { kind: 'refused'; detail: string }

type QueueTerms = {
  send: (message: Outgoing) => Promise<Attempt>
  /** Keeps what is on its way over a reload. */
  store: { read: () => Outgoing[]; write: (queue: readonly Outgoing[]) => void }
  /** It is stored, and no longer on its way. */
  onStored: (message: Outgoing, entry: ConversationEntry) => void
  /** It was refused, and now waits for the person. */
  onRefused: (message: Outgoing) => void
}

/** Waits before another try, milliseconds; the last one from then on. */
const PAUSES_MS = [1000, 2000, 4000, 8000, 15_000] as const

/**
 * Messages on their way, in the order in which they were written: of a conversation only the first is sent, and the next one when it is
 * stored. What the line swallowed is tried again by itself; what was refused waits, and what comes after it too, until it is tried again or
 * given up.
 */
export function sendQueue({ send, store, onStored, onRefused }: QueueTerms) {
  let queue: readonly Outgoing[] = store.read()
  const busy = new Set<number>()
  const failures = new Map<number, number>()
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  const watchers = new Set<() => void>()

  const become = (next: readonly Outgoing[]) => {
    queue = next
    store.write(queue)
    for (const watcher of watchers) watcher()
  }
  const changed = (chave: string, problema: string | null) =>
    become(queue.map((one) => (one.chave === chave ? { ...one, problema } : one)))

  const sendNext = async (idConversa: number) => {
    const first = queue.find((one) => one.idConversa === idConversa)
    if (!first || first.problema !== null || busy.has(idConversa)) return
    clearTimeout(timers.get(idConversa))
    busy.add(idConversa)
    const attempt = await send(first)
    busy.delete(idConversa)
    if (attempt.kind === 'again') {
      const count = failures.get(idConversa) ?? 0
      failures.set(idConversa, count + 1)
      const pause = PAUSES_MS[Math.min(count, PAUSES_MS.length - 1)]
      timers.set(
        idConversa,
        setTimeout(() => void sendNext(idConversa), pause),
      )
      return
    }
    failures.delete(idConversa)
    if (attempt.kind === 'refused') {
      changed(first.chave, attempt.detail)
      onRefused(first)
      return
    }
    onStored(first, attempt.entry)
    become(queue.filter(({ chave }) => chave !== first.chave))
    await sendNext(idConversa)
  }
  const sendAll = () => {
    for (const idConversa of new Set(queue.map((one) => one.idConversa))) void sendNext(idConversa)
  }

  return {
    /** All of them, the same array until something changes. */
    all: () => queue,
    watch: (watcher: () => void) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    add: (message: Outgoing) => {
      become([...queue, message])
      void sendNext(message.idConversa)
    },
    retry: (chave: string) => {
      changed(chave, null)
      sendAll()
    },
    discard: (chave: string) => {
      become(queue.filter((one) => one.chave !== chave))
      sendAll()
    },
    /** The line is back: nothing waits for its pause to end. */
    nudge: () => {
      failures.clear()
      sendAll()
    },
    /** It arrived by another way: its answer was lost, and it came with the stream. */
    settle: (chaves: readonly string[]) => {
      const stored = new Set(chaves)
      if (queue.some(({ chave }) => stored.has(chave)))
        become(queue.filter(({ chave }) => !stored.has(chave)))
    },
  }
}

export type SendQueue = ReturnType<typeof sendQueue>

/** Maps a problem to an outcome: missing or late answers are retried; everything else is shown to the person. */
export function attemptAfter(problem: Problem): Attempt {
  const comesBack = ['unavailable', 'rate-limited', 'unauthenticated', 'portal-updated'].includes(
    problem.kind,
  )
  if (comesBack) return { kind: 'again' }
  // A complaint about the text or a file says more than the general detail.
  const [complaint] = problem.kind === 'invalid' ? Object.values(problem.fields) : []
  return { kind: 'refused', detail: complaint ?? problem.detail }
}
