import { useStore } from '@tanstack/react-form'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type FieldErrors, portalFormOptions, useAppForm } from './portal-form.ts'
import { type HeldDraft, tabDraft } from './tab-draft.ts'
import { useRestored } from './use-restored.ts'
import { type DraftWrites, type ServerDraft, useServerDraft } from './use-server-draft.ts'

/** A draft as the server answered it; version 0: there is none. */
export type StoredDraft = { version: number; savedAt: string | null; data: unknown }

/** Where a form's draft is kept, as the form opens. */
export type DraftSource<Values> = DraftWrites<Values> & {
  /** Names the draft in this tab, with the person and the plan link: nobody else who signs in here comes upon it. */
  place: string
  /** The server's draft of it. */
  stored: StoredDraft
}

type KeptFormOptions<Values extends object> = DraftSource<Values> & {
  /** Proves that what was stored or held still fits the form. */
  isSame: (stored: unknown) => stored is Values
  /** The values that the form opens with where nothing was stored. */
  first: () => Values
  /** The rule of the domain, as messages. */
  check: (values: Values) => FieldErrors<Values>
  /** Called with values that may be sent. */
  onChecked: (values: Values) => void
}

export type KeptDraft = Pick<
  ServerDraft<object>,
  'state' | 'isSaved' | 'isKept' | 'keptIn' | 'flush' | 'retry' | 'version' | 'forget'
> & {
  /** Whether earlier values stand in the form. */
  isRestored: boolean
  /** Empties the form and forgets the draft, as the person asked. */
  startOver: () => void
}

/**
 * A form whose values the server keeps as they change, by version: another tab is told, another device goes on from there. What the
 * server does not have yet this tab holds; `isComplete` once that is back in the form too. Where the draft is kept is what it was as the
 * form opened. Fields are named by their wire paths, so that the API's complaints land under the right one.
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
  const [firstValues] = useState(first)
  const [storedValues] = useState(() => (isSame(stored.data) ? stored.data : null))
  const [tab] = useState(() => tabDraft(place))
  const form = useAppForm({
    ...portalFormOptions,
    defaultValues: firstValues,
    validators: { onDynamic: ({ value }) => check(value) },
    onSubmit: ({ value }) => onChecked(value),
  })
  // As the form is made, so that it is drawn with them on the server too. They are no default values: beginning again leads to those.
  useState(() => storedValues && form.reset(storedValues, { keepDefaultValues: true }))
  const { restored, isComplete } = useRestored(form, () => tab.read(stored.version, isSame))
  const { change, goOnFrom, beginAgain, ...draft } = useServerDraft<Values>({
    tab,
    saved: stored,
    save,
    discard,
  })

  // Last values that need no writing: those on the server, or the initial ones.
  const written = useRef(JSON.stringify(storedValues ?? firstValues))
  const values = useStore(form.store, (state) => state.values)
  const goOn = useEffectEvent((held: HeldDraft<Values>) => {
    goOnFrom(held.version)
    if (held.isSaved) written.current = JSON.stringify(held.values)
  })
  useEffect(() => {
    if (restored) goOn(restored)
  }, [restored])
  const write = useEffectEvent((changed: Values) => {
    const text = JSON.stringify(changed)
    if (text === written.current) return
    written.current = text
    change(changed)
  })
  useEffect(() => write(values), [values])

  const [isBegunAgain, setBegunAgain] = useState(false)
  const kept: KeptDraft = {
    ...draft,
    isRestored: (storedValues !== null || restored !== null) && !isBegunAgain,
    startOver: () => {
      written.current = JSON.stringify(firstValues)
      form.reset(firstValues)
      setBegunAgain(true)
      beginAgain()
    },
  }
  return { form, draft: kept, isComplete }
}
