import { afterEach, describe, expect, it, vi } from 'vitest'
import { untilTouched } from './until-touched.ts'

/** As much of a document as is asked. */
function documentWith(part: EventTarget | null, activeElement: unknown = null) {
  vi.stubGlobal('document', { activeElement, getElementById: () => part })
}

class Part extends EventTarget {
  readonly inside: unknown
  constructor(inside: unknown) {
    super()
    this.inside = inside
  }
  contains(element: unknown) {
    return element !== null && element === this.inside
  }
}

const isDone = (promise: Promise<void>) =>
  Promise.race([promise.then(() => true), new Promise((resolve) => setTimeout(resolve, 5, false))])

afterEach(() => vi.unstubAllGlobals())

describe('a part that comes when it is touched', () => {
  it('comes at once on the server, and where it is not on the page', async () => {
    expect(await isDone(untilTouched('entrada'))).toBe(true)
    documentWith(null)
    expect(await isDone(untilTouched('entrada'))).toBe(true)
  })

  it('comes at once where somebody is in it already', async () => {
    documentWith(new Part('field'), 'field')
    expect(await isDone(untilTouched('entrada'))).toBe(true)
  })

  it.each(['focusin', 'pointerdown', 'keydown', 'submit'])('waits for %s', async (name) => {
    const part = new Part('field')
    documentWith(part)
    const touched = untilTouched('entrada')
    expect(await isDone(touched)).toBe(false)
    part.dispatchEvent(new Event(name))
    expect(await isDone(touched)).toBe(true)
  })
})
