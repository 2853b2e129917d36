import type { Ref, RefCallback } from 'react'

const give = <Element>(ref: Ref<Element> | undefined, element: Element | null) => {
  if (typeof ref === 'function') ref(element)
  else if (ref) ref.current = element
}

/** One ref for an element that two sides want to hold. Memoise it: a new one detaches and attaches again. */
export const mergeRefs =
  <Element>(...refs: (Ref<Element> | undefined)[]): RefCallback<Element> =>
  (element) => {
    for (const ref of refs) give(ref, element)
  }
