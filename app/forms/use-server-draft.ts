import { useMutation } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Problem } from '#app/api/problem.ts'
import { draftSaver, type SavedDraft, type SavingState } from './draft-saver.ts'
import { notedWrite } from './draft-writes.ts'
import type { TabDraft } from './tab-draft.ts'

/** Where all that a person typed would be found again if they left now. */
export type KeptIn = 'server' | 'tab' | 'nowhere'

export type ServerDraft<Values> = {
  /** For `SavingNotice`. */
  state: SavingState
  /** Whether all that was filled in is on the server. */
  isSaved: boolean
  /** Whether a reload brings back all that was filled in. */
  isKept: boolean
  keptIn: KeptIn
  change: (values: Values) => void
  /** Goes on from a version that this tab knows the server to have. */
  goOnFrom: (version: number) => void
  /** Writes at once what waits. Answers why something is not on the server; null: all of it is. */
  flush: () => Promise<Problem | null>
  retry: () => void
  /** Version on the server, for what is sent next. */
  version: () => number
  /** The draft is gone from the server, because it was sent: this tab forgets it too. */
  forget: () => void
  /** Takes the draft off the server; a refusal is the state of the saving. */
  beginAgain: () => void
}

export type DraftWrites<Values> = {
  /** Writes the values as the successor of a version. */
  save: (values: Values, version: number) => Promise<{ version: number; savedAt: string }>
  /** Takes the draft off the server, as the person asked; left out where nobody can. */
  discard?: (() => Promise<unknown>) | undefined
}

type ServerDraftOptions<Values> = DraftWrites<Values> & { tab: TabDraft; saved: SavedDraft }

/**
 * Keeps what a person fills in on the server, as they go. Until it is there this tab holds it too, so that not even a reload without
 * network loses it; it is written again once the network is back. `save` and `discard` are those that the form opened with: what is
 * typed belongs to the plan link of that moment.
 */
export function useServerDraft<Values extends object>({
  tab,
  saved,
  ...writes
}: ServerDraftOptions<Values>): ServerDraft<Values> {
  const [isHeld, setHeld] = useState(true)
  // As a mutation, so that a session that is over leads to the sign-in page from here as well (`router.tsx`). Without network it fails
  // at once, and says so, instead of waiting unseen.
  const { mutateAsync } = useMutation({
    mutationFn: (write: () => Promise<unknown>) => write(),
    networkMode: 'always',
  })
  const [{ saver, discard }] = useState(() => {
    const { save, discard = nothingToDiscard } = writes
    const write = <Answer>(run: () => Promise<Answer>) => notedWrite(mutateAsync(run) as Promise<Answer>)
    return {
      saver: draftSaver<Values>({
        saved,
        save: (values, version) => write(() => save(values, version)),
        onSaved: (version, values, waits) => tab.holdSaved(values, version, !waits),
      }),
      discard: () => write(discard),
    }
  })
  const state = useSyncExternalStore(saver.subscribe, saver.state, saver.state)
  const isSaved = useSyncExternalStore(saver.subscribe, saver.isSaved, saver.isSaved)
  useEffect(() => {
    window.addEventListener('online', saver.retry)
    return () => {
      window.removeEventListener('online', saver.retry)
      saver.stop()
    }
  }, [saver])
  const isKept = isSaved || (isHeld && state.kind !== 'outdated')
  return {
    state,
    isSaved,
    isKept,
    keptIn: keptIn(state, isKept),
    change: (values) => {
      setHeld(tab.hold(values, saver.version()))
      saver.change(values)
    },
    goOnFrom: saver.goOnFrom,
    flush: saver.flush,
    retry: saver.retry,
    version: saver.version,
    forget: () => {
      tab.forget()
      saver.reset()
    },
    beginAgain: () => {
      tab.forget()
      void saver.beginAgain(discard)
    },
  }
}

const nothingToDiscard = async () => undefined

/** Pending values are written when the form is left; those that failed to be written are at best in the tab. */
function keptIn({ kind }: SavingState, isKept: boolean): KeptIn {
  if (kind !== 'offline' && kind !== 'failed' && kind !== 'outdated') return 'server'
  return isKept ? 'tab' : 'nowhere'
}
