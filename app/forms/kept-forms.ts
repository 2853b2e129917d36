import { useEffect } from 'react'

const unsent = new Set<object>()

/** Whatever a person may have typed into and a reload would lose; filters of lists are in the address. */
const LOSING_PLACES = [
  'form:not([role="search"], [data-kept="true"], [data-kept="true"] *)',
  'textarea:not(form *, [data-kept="true"] *)',
].join(', ')

/** Marks a form, or what stands around several: what is typed into them is kept as it changes, so that a reload brings it back. */
export function keptFormProps(isKept: boolean): { 'data-kept': boolean } {
  return { 'data-kept': isKept }
}

/** Says that a form of this page, shown or not, holds something that was neither sent nor kept. */
export function useUnsentForm(isUnsent: boolean): void {
  useEffect(() => {
    if (!isUnsent) return undefined
    const form = {}
    unsent.add(form)
    return () => {
      unsent.delete(form)
    }
  }, [isUnsent])
}

/** Whether a reload could lose something: each form on the page counts by itself. */
export function mayLoseInput(): boolean {
  return unsent.size > 0 || document.querySelector(LOSING_PLACES) !== null
}
