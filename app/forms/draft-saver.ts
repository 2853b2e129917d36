import { problemText } from '#app/api/problem.text.ts'
import type { Problem } from '#app/api/problem.ts'
import { isOutdated, problemOf } from '#app/api/problem.ts'

/** A draft as the server holds it. `version` 0: nothing was saved yet. */
export type SavedDraft = { version: number; savedAt: string | null }

/** Where the saving of a draft stands, for the person to see. */
export type SavingState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  /** No answer came; it is tried again after a while, and as soon as the network is back. */
  | { kind: 'offline' }
  | { kind: 'failed'; problem: Problem }
  /** Another tab or device saved since: nothing more is written from here. */
  | { kind: 'outdated'; problem: Problem }

type SaverOptions<Values> = {
  saved: SavedDraft
  /** Writes the values as the successor of a version. */
  save: (values: Values, version: number) => Promise<{ version: number; savedAt: string }>
  /** The server has a version. `values`: what is typed by now; `waits`: it is not what was saved. */
  onSaved?: (version: number, values: Values, waits: boolean) => void
  /** Milliseconds that a person may go on typing before it is written. */
  pause?: number
}

type DraftSaver<Values> = {
  /** Writes these values once typing pauses; the newest ones count. */
  change: (values: Values) => void
  /** Writes at once what waits. Answers why something is not on the server; null: all of it is. */
  flush: () => Promise<Problem | null>
  /** Tries again after a failure, or when the network is back. */
  retry: () => void
  state: () => SavingState
  /** Whether nothing waits: all that was changed is on the server. */
  isSaved: () => boolean
  version: () => number
  /** Writes over this version from now on, unless it already writes over a later one: this tab knows that the server has it. */
  goOnFrom: (known: number) => void
  subscribe: (listener: () => void) => () => void
  /** Writes what waits, and no more. */
  stop: () => void
  /** The draft is gone from the server: nothing of it waits any more, and what comes next is a new one. */
  reset: () => void
  /**
   * Takes the draft off the server, after what is on its way; a refusal is the state. Without an answer it is tried again, as a writing
   * is; what was typed since is written in either case.
   */
  beginAgain: (discard: () => Promise<unknown>) => Promise<void>
}

/** Milliseconds after which what got no answer is sent again: the first time, and at most. */
const FIRST_RETRY = 4000
const LAST_RETRY = 60_000

/**
 * Saves one draft, one write at a time. What was typed stays with the saver until the server has it, whatever fails in between; a
 * version that is not the newest any more is never written over.
 */
export function draftSaver<Values extends object>({
  saved,
  save,
  onSaved,
  pause = 900,
}: SaverOptions<Values>): DraftSaver<Values> {
  let { version } = saved
  let state: SavingState = saved.savedAt ? { kind: 'saved', at: saved.savedAt } : { kind: 'idle' }
  let waiting: Values | null = null
  // A write without an answer may have arrived: it is repeated unchanged, before anything newer, and the server recognizes it.
  let unanswered: Values | null = null
  let discarding: (() => Promise<unknown>) | null = null
  // Grows when the draft is gone: what was on its way then is about nothing any more.
  let drafts = 0
  let flight: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryAfter = FIRST_RETRY
  // A line that loses one answer tells no browser that it is back; a form that was left writes once more and asks for nothing.
  let isLeft = false
  const listeners = new Set<() => void>()

  const tell = () => {
    for (const listener of listeners) listener()
  }
  const become = (next: SavingState) => {
    state = next
    tell()
  }

  const fail = (error: unknown) => {
    const failure = failureOf(problemOf(error))
    become(failure)
    if (failure.kind === 'offline') retryLater()
    return failure
  }

  const takeOff = async (discard: () => Promise<unknown>): Promise<boolean> => {
    try {
      await discard()
    } catch (error) {
      fail(error)
      return false
    }
    beNew()
    return true
  }

  /** Values to write next; null when none wait, or they must not be written. */
  const next = () =>
    waiting === null || discarding || state.kind === 'outdated' ? null : (unanswered ?? waiting)

  const write = async () => {
    if (discarding && !(await takeOff(discarding))) return
    const draft = drafts
    for (let values = next(); values !== null; values = next()) {
      become({ kind: 'saving' })
      try {
        const done = await save(values, version)
        if (draft !== drafts) return
        version = done.version
        unanswered = null
        retryAfter = FIRST_RETRY
        if (waiting === values) waiting = null
        if (!discarding) onSaved?.(version, waiting ?? values, waiting !== null)
        become({ kind: 'saved', at: done.savedAt })
      } catch (error) {
        if (draft !== drafts) return
        unanswered = fail(error).kind === 'offline' ? values : null
        return
      }
    }
  }

  const retryLater = () => {
    clearTimeout(timer)
    if (isLeft) return
    timer = setTimeout(() => void begin(), retryAfter)
    retryAfter = Math.min(2 * retryAfter, LAST_RETRY)
  }

  const begin = async (): Promise<void> => {
    clearTimeout(timer)
    const writing = (flight ??= write())
    await writing
    if (flight === writing) flight = null
  }

  const beNew = () => {
    clearTimeout(timer)
    drafts += 1
    unanswered = null
    discarding = null
    version = 0
    become({ kind: 'idle' })
  }

  const hasWork = () => waiting !== null || discarding !== null

  return {
    change: (values) => {
      waiting = values
      isLeft = false
      // A draft that could not be discarded is overwritten instead.
      if (state.kind === 'failed') discarding = null
      tell()
      if (state.kind === 'outdated') return
      clearTimeout(timer)
      timer = setTimeout(() => void begin(), pause)
    },
    flush: async () => {
      await begin()
      // A write that was under way may have begun with older values.
      if (waiting && state.kind === 'saved') await begin()
      if (!hasWork()) return null
      return 'problem' in state ? state.problem : { kind: 'unavailable', detail: problemText.offline }
    },
    retry: () => {
      if (hasWork()) void begin()
    },
    state: () => state,
    isSaved: () => !hasWork(),
    version: () => version,
    goOnFrom: (known) => {
      version = Math.max(version, known)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop: () => {
      isLeft = true
      clearTimeout(timer)
      if (hasWork()) void begin()
    },
    reset: () => {
      waiting = null
      flight = null
      beNew()
    },
    beginAgain: async (discard) => {
      clearTimeout(timer)
      waiting = null
      discarding = discard
      await flight
      await begin()
    },
  }
}

function failureOf(problem: Problem): SavingState {
  if (isOutdated(problem)) return { kind: 'outdated', problem }
  return problem.kind === 'unavailable' ? { kind: 'offline' } : { kind: 'failed', problem }
}
