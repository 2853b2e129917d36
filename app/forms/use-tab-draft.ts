import type { AnyFormApi } from '@tanstack/react-form'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { tabDraft } from './tab-draft.ts'
import { useFormValues } from './use-form-values.ts'
import { useRestored } from './use-restored.ts'

type TabDraftOptions<Values> = {
  /** Names the draft in this tab, with the person. */
  place: string
  /** Of what the form opened with, as the server has it: what was typed over another one does not come back. */
  version: number
  /** Proves that what is held fits this form. */
  isSame: (held: unknown) => held is Values
}

/** State of a form's draft in this tab. */
export type FormDraft = {
  /** Whether earlier values were put back into the form. */
  isRestored: boolean
  /** Whether the form holds something that was not sent. */
  isDirty: boolean
  /** Whether a reload brings back all that the form holds: not where this tab may keep nothing. */
  isKept: boolean
  /** Empties the form and forgets what was kept, as the person asked. */
  startOver: () => void
  /** Forgets what was kept, because it was sent. */
  forget: () => void
}

/** Keeps a form's values in this tab as they change, and puts them back when the form opens again. */
export function useTabDraft<Values extends object>(
  form: AnyFormApi,
  { place, version, isSame }: TabDraftOptions<Values>,
): FormDraft {
  const [tab] = useState(() => tabDraft(place))
  const { restored } = useRestored(form, () => tab.read(version, isSame))
  const [isForgotten, setForgotten] = useState(false)
  const [isKept, noteKept] = useReducer((_: boolean, isHeld: boolean) => isHeld, true)
  const { values, isDirty } = useFormValues<Values>(form)

  const isHeld = useRef(false)
  const follow = useEffectEvent((typed: Values, over: number) => {
    if (isDirty) noteKept(tab.hold(typed, over))
    // Changes undone by hand must not be restored either.
    else if (isHeld.current) tab.forget()
    isHeld.current = isDirty
  })
  // Text typed during a save is held over the version that save created.
  useEffect(() => follow(values, version), [values, version])

  const forget = () => {
    tab.forget()
    setForgotten(true)
  }
  return {
    isRestored: restored !== null && !isForgotten,
    isDirty,
    isKept,
    startOver: () => {
      forget()
      form.reset()
    },
    forget,
  }
}
