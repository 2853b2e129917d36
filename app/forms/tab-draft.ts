import { now } from '#app/clock/server-clock.ts'
import { keepInTab, readFromTab, removeFromTab } from './tab-store.ts'

/**
 * Milliseconds after a saving within which a page may still be drawn from what the server had before it: a reload is answered while the
 * last saving is on its way.
 */
const JUST_SAVED = 10_000

/** Form values held in a tab. `version`: the stored version they were typed over; `isSaved`: they are that version. */
export type HeldDraft<Values> = { version: number; values: Values; isSaved: boolean }

/** As it is written. `savedAt`: when this tab heard that the server has this version, in milliseconds. */
type Written = HeldDraft<unknown> & { savedAt?: number | undefined }

/**
 * Form values held in this tab, so that neither a reload nor an ended session loses unsaved ones. `place` carries the person, and the plan
 * link where there is one, so that nobody else who signs in here gets them.
 */
export type TabDraft = {
  /** Holds what was typed over a version. @returns whether it is held: a store that is full or forbidden takes nothing */
  hold: (values: object, version: number) => boolean
  /** The server has a version. `isAll`: these values are what it has; otherwise they were typed over it. */
  holdSaved: (values: object, version: number, isAll: boolean) => void
  forget: () => void
  /** Held values missing from a page rendered with `version`; null when there are none, or the stored draft has moved on since. */
  read: <Values>(version: number, isSame: (held: unknown) => held is Values) => HeldDraft<Values> | null
}

/** {@link TabDraft} of one place. */
export function tabDraft(place: string): TabDraft {
  let saved: { version: number; savedAt: number } | undefined
  const write = (draft: HeldDraft<object>) =>
    keepInTab(place, {
      ...draft,
      savedAt: saved?.version === draft.version ? saved.savedAt : undefined,
    } satisfies Written)
  return {
    hold: (values, version) => write({ version, values, isSaved: false }),
    holdSaved: (values, version, isAll) => {
      saved = { version, savedAt: now() }
      write({ version, values, isSaved: isAll })
    },
    forget: () => removeFromTab(place),
    read: (version, isSame) => {
      const held = readFromTab(place)
      if (!isWritten(held)) return null
      const { values, isSaved, savedAt = Number.NEGATIVE_INFINITY } = held
      const isAhead = held.version > version ? now() - savedAt < JUST_SAVED : !isSaved
      if (held.version < version || !isAhead || !isSame(values)) return null
      return { version: held.version, values, isSaved }
    },
  }
}

function isWritten(held: unknown): held is Written {
  return (
    typeof held === 'object' &&
    held !== null &&
    'version' in held &&
    typeof held.version === 'number' &&
    'values' in held &&
    'isSaved' in held
  )
}
