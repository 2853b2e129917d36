import { useMutation } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { draftSaver, type SavedDraft, type SavingState } from './draft-saver.ts'
import { settledWithin } from './settled-within.ts'
import { forgetKept, keep, readKept } from './tab-store.ts'

export type ServerDraft<Values> = {
  /** For `SavingNotice`. */
  state: SavingState
  /** Whether a reload brings back all that was filled in. */
  isKept: boolean
  change: (values: Values) => void
  /** Writes at once what waits; answers whether everything is on the server. */
  flush: () => Promise<boolean>
  retry: () => void
  /** Version on the server, for what is sent next. */
  version: () => number
  /** The draft is gone from the server, because it was sent or is begun again: this tab forgets it too. */
  reset: () => void
  /** Takes the draft off the server; a refusal is the state of the saving. */
  beginAgain: (discard: () => Promise<unknown>) => void
}

/** Writes of this document that are on their way. */
const underWay = new Set<Promise<unknown>>()

/** Milliseconds that a page waits for a draft which is being written, before it opens without. */
const WRITING = 5000

/**
 * Settles once every draft that this document began to write was answered, so that who reads one then reads what was typed last; a line
 * that does not answer holds no page up for long.
 */
export async function draftsWritten(): Promise<void> {
  await settledWithin(WRITING, underWay)
}

function noted<Saved>(writing: Promise<Saved>): Promise<Saved> {
  underWay.add(writing)
  const forget = () => underWay.delete(writing)
  writing.then(forget, forget)
  return writing
}

type ServerDraftOptions<Values> = {
  /** Names the draft in this tab, with the person; {@link keptDraft} reads it again. */
  place: string
  saved: SavedDraft
  /** Writes the values as the successor of a version. */
  save: (values: Values, version: number) => Promise<{ version: number; savedAt: string }>
}

/**
 * Keeps what a person fills in on the server, as they go. Until it is there this tab holds it too, so that not even a reload without
 * network loses it; it is written again once the network is back.
 */
export function useServerDraft<Values extends object>({
  place,
  saved,
  save,
}: ServerDraftOptions<Values>): ServerDraft<Values> {
  const [isKept, setKept] = useState(true)
  // As a mutation, so that a session that is over leads to the sign-in page from here as well (`router.tsx`).
  const { mutateAsync } = useMutation({
    mutationFn: ({ values, version }: { values: Values; version: number }) => save(values, version),
  })
  const [saver] = useState(() =>
    draftSaver<Values>({
      saved,
      save: (values, version) => noted(mutateAsync({ values, version })),
      onSaved: (version, values, waits) =>
        keep(place, { version, values, ...(!waits && { savedAt: Date.now() }) }),
    }),
  )
  const state = useSyncExternalStore(saver.subscribe, saver.state, saver.state)
  useEffect(() => {
    window.addEventListener('online', saver.retry)
    return () => {
      window.removeEventListener('online', saver.retry)
      saver.stop()
    }
  }, [saver])
  return {
    state,
    isKept: isKept || state.kind === 'saved',
    change: (values) => {
      setKept(keep(place, { version: saver.version(), values }))
      saver.change(values)
    },
    flush: saver.flush,
    retry: saver.retry,
    version: saver.version,
    reset: () => {
      forgetKept(place)
      saver.reset()
    },
    beginAgain: (discard) => {
      forgetKept(place)
      void saver.beginAgain(discard)
    },
  }
}

/** Milliseconds after a saving within which a page may have been drawn from what the server had before it. */
const JUST_SAVED = 10_000

type Kept = { version: number; values: unknown; savedAt?: number }

/**
 * What this tab holds of a draft and the page was drawn without; null when there is nothing, or the server has gone on since. What was
 * just saved counts too: the page may have been drawn before, and the server knows it again when it comes once more.
 */
export function keptDraft<Values extends object>(
  place: string,
  version: number,
  isSame: (stored: unknown) => stored is Values,
): Values | null {
  const kept = readKept(place) as Kept | null
  if (typeof kept !== 'object' || kept === null || !isSame(kept.values)) return null
  const { savedAt } = kept
  const isAhead =
    savedAt === undefined
      ? kept.version === version
      : kept.version === version + 1 && Date.now() - savedAt < JUST_SAVED
  return isAhead ? kept.values : null
}
