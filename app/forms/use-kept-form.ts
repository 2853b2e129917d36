import { useStore } from '@tanstack/react-form'
import { useEffect, useEffectEvent, useReducer, useRef, useState, useSyncExternalStore } from 'react'
import type { SavingState } from './draft-saver.ts'
import { type FieldErrors, portalFormOptions, useAppForm } from './portal-form.ts'
import { keptDraft, useServerDraft } from './use-server-draft.ts'

/** A draft as the server answered it; version 0: there is none. */
export type StoredDraft = { version: number; savedAt: string | null; data: unknown }

export type KeptFormOptions<Values extends object> = {
  /** Names the draft in this tab, with the person and the plan link: nobody else who signs in here comes upon it. */
  place: string
  /** What the server has of it, as the page opens. */
  stored: StoredDraft
  /** Proves that what was stored or kept still fits the form. */
  isSame: (stored: unknown) => stored is Values
  /** The values that the form opens with where nothing was stored. */
  first: () => Values
  /** The rule of the domain, as messages. */
  check: (values: Values) => FieldErrors<Values>
  /** Writes the values as the successor of a version. */
  save: (values: Values, version: number) => Promise<{ version: number; savedAt: string }>
  /** Takes the draft off the server, as the person asked; left out where nobody can. */
  discard?: () => Promise<unknown>
  /** Called with values that may be sent. */
  onChecked: (values: Values) => void
}

/** What a form knows of its draft. */
export type KeptDraft = {
  /** Whether earlier values stand in the form. */
  isRestored: boolean
  /** Whether the form holds something that was not sent. */
  isDirty: boolean
  /** Whether a reload brings back all that the form holds. */
  isKept: boolean
  /** Where the saving stands, for `SavingNotice`. */
  state: SavingState
  retry: () => void
  /** Empties the form and forgets the draft, as the person asked. */
  startOver: () => void
  /** Writes at once what waits; answers whether everything is on the server. */
  flush: () => Promise<boolean>
  /** Version on the server, for who sends the draft by its version. */
  version: () => number
  /** Forgets the draft here, because the server took what was sent. */
  settle: () => void
}

/**
 * A form whose values the server keeps as they change, by version: another tab is told, another device goes on from there. What the
 * server does not have yet this tab holds; `isComplete` once that is back in the form too. Fields are named by their wire paths, so that
 * the API's complaints land under the right one.
 */
export function useKeptForm<Values extends object>({
  place,
  stored,
  isSame,
  first,
  check,
  save,
  discard,
  onChecked,
}: KeptFormOptions<Values>) {
  const [untouched] = useState(first)
  const [onServer] = useState(() => (isSame(stored.data) ? stored.data : null))
  const form = useAppForm({
    ...portalFormOptions,
    defaultValues: untouched,
    validators: { onDynamic: ({ value }) => check(value) },
    onSubmit: ({ value }) => onChecked(value),
  })
  // As the form is made, so that it is drawn with them on the server too. They are no default values: beginning again leads to those.
  useState(() => onServer && form.reset(onServer, { keepDefaultValues: true }))
  const draft = useServerDraft<Values>({ place, saved: stored, save })
  const values = useStore(form.store, (state) => state.values)
  const isDirty = JSON.stringify(values) !== JSON.stringify(untouched)
  // What needs no writing: it is on the server, or nothing was filled in yet.
  const written = useRef(JSON.stringify(onServer ?? untouched))

  const inTab = useInTab(place, stored.version, isSame)
  const [restored, restore] = useReducer(() => inTab, undefined)
  useEffect(() => {
    // All at once: what one field does when it is changed must not undo another.
    if (inTab) form.reset(inTab, { keepDefaultValues: true })
    restore()
  }, [form, inTab])

  const write = useEffectEvent((changed: Values) => {
    const text = JSON.stringify(changed)
    if (text === written.current) return
    written.current = text
    draft.change(changed)
  })
  useEffect(() => write(values), [values])

  const [isBegunAgain, setBegunAgain] = useState(false)
  const kept: KeptDraft = {
    isRestored: (onServer !== null || inTab !== null) && !isBegunAgain,
    isDirty,
    isKept: draft.isKept,
    state: draft.state,
    retry: draft.retry,
    startOver: () => {
      written.current = JSON.stringify(untouched)
      form.reset(untouched)
      setBegunAgain(true)
      draft.beginAgain(discard ?? nothingToDiscard)
    },
    flush: draft.flush,
    version: draft.version,
    settle: draft.reset,
  }
  return { form, draft: kept, isComplete: restored === inTab }
}

const nothingToDiscard = async () => undefined

/** What this tab held when the form opened and the server did not; null on the server, where nothing is held. */
function useInTab<Values extends object>(
  place: string,
  version: number,
  isSame: (stored: unknown) => stored is Values,
): Values | null {
  const [read] = useState(() => {
    let found: { values: Values | null } | undefined
    return () => {
      found ??= { values: keptDraft(place, version, isSame) }
      return found.values
    }
  })
  return useSyncExternalStore(neverChanges, read, () => null)
}

const neverChanges = () => () => undefined
