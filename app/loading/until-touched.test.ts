import { afterEach, describe, expect, it, vi } from 'vitest'
import { untilTouched } from './until-touched.ts'

/** As much of an element as is asked; what has the id, or stands in it, is found by its `id`. */
class StandIn {
  readonly id: string
  constructor(id: string) {
    this.id = id
  }
  contains(element: unknown) {
    return element instanceof StandIn && element.id === this.id
  }
  closest(selector: string) {
    return selector === `[id="${this.id}"]` ? this : null
  }
}

function documentWith(part: StandIn | null, activeElement: StandIn | null = null) {
  vi.stubGlobal('document', { activeElement, getElementById: () => part })
}

/** A window that hears what is done in its document. */
function windowWith() {
  const heard = new EventTarget()
  vi.stubGlobal('Element', StandIn)
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, heard[name].bind(heard))
  return (name: string, target: StandIn) =>
    heard.dispatchEvent(Object.defineProperty(new Event(name), 'target', { value: target }))
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
    documentWith(new StandIn('entrada'), new StandIn('entrada'))
    expect(await isDone(untilTouched('entrada'))).toBe(true)
  })

  it.each(['focusin', 'pointerdown', 'keydown', 'submit'])('waits for %s', async (name) => {
    const happens = windowWith()
    documentWith(new StandIn('entrada'))
    const touched = untilTouched('entrada')
    happens(name, new StandIn('rodape'))
    expect(await isDone(touched)).toBe(false)
    // Another element than the one that stood there: the page was drawn anew.
    happens(name, new StandIn('entrada'))
    expect(await isDone(touched)).toBe(true)
  })
})
