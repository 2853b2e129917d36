import type { AnyFormApi } from '@tanstack/react-form'
import { useHydrated } from '@tanstack/react-router'
import { useEffectEvent, useLayoutEffect, useReducer, useState } from 'react'
import type { HeldDraft } from './tab-draft.ts'

/** Values the tab held; null until it has looked. */
type Found<Values> = { held: HeldDraft<Values> | null } | null

/**
 * Puts what this tab holds of a form back into it before anybody can type: as it is made where it opens in the browser, and as it wakes
 * where the server drew it. `isComplete`: this has happened. What is put back is no default value: beginning again leads to those.
 */
export function useRestored<Values extends object>(
  form: Pick<AnyFormApi, 'reset'>,
  read: () => HeldDraft<Values> | null,
): { restored: HeldDraft<Values> | null; isComplete: boolean } {
  const isAwake = useHydrated()
  const [found, find] = useReducer(
    (_: Found<Values>, next: Found<Values>) => next,
    null,
    () => (isAwake ? { held: read() } : null),
  )
  // All at once: what one field does when it is changed must not undo another.
  const putBack = (held: HeldDraft<Values> | null | undefined) =>
    held && form.reset(held.values, { keepDefaultValues: true })
  useState(() => putBack(found?.held))
  const wake = useEffectEvent(() => {
    if (found) return
    const held = read()
    putBack(held)
    find({ held })
  })
  useLayoutEffect(() => wake(), [])
  return { restored: found?.held ?? null, isComplete: found !== null }
}
