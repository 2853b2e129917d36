import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newGate } from './hydration-gate.ts'

/** As much of an element as is asked. */
class Part extends EventTarget {
  readonly around: Part | null
  constructor(around: Part | null = null) {
    super()
    this.around = around
  }
  closest(): Part | null {
    return this.around ?? this
  }
}

const page = new EventTarget()

beforeEach(() => {
  vi.stubGlobal('Element', Part)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})
afterEach(() => vi.unstubAllGlobals())

function touch(target: Part, name: string) {
  const event = new Event(name)
  Object.defineProperty(event, 'target', { value: target })
  page.dispatchEvent(event)
}

/** A gate of a part of the page that is watched. */
function watched() {
  const part = new Part()
  const gate = newGate()
  const stop = gate.watch(part as unknown as Element)
  return { part, gate, stop }
}

describe('the gate of a part that hydrates later', () => {
  it('is shut until it is opened', async () => {
    const gate = newGate()
    gate.drawn()
    expect(gate.isOpen()).toBe(false)
    gate.open()
    expect(gate.isOpen()).toBe(true)
    await expect(gate.opened).resolves.toBeUndefined()
  })

  it('opens when the part is drawn anew', () => {
    const gate = newGate()
    gate.drawn()
    gate.drawn()
    expect(gate.isOpen()).toBe(true)
  })

  it.each(['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'click'])(
    'opens within the %s of something in the part, and no other gate does',
    (name) => {
      const [one, other] = [watched(), watched()]
      touch(new Part(one.part), name)
      expect([one.gate.isOpen(), other.gate.isOpen()]).toEqual([true, false])
      one.stop()
      other.stop()
    },
  )

  it('knows no part any more that has left the page', () => {
    const { part, gate, stop } = watched()
    stop()
    touch(part, 'click')
    expect(gate.isOpen()).toBe(false)
  })
})
