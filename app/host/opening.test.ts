import { EventEmitter } from 'node:events'
import { describe, expect, it } from 'vitest'
import { openingOf } from './opening.ts'

describe('openingOf', () => {
  it('is open at once where nothing has to be waited for', async () => {
    const opening = openingOf(false, new EventEmitter())
    expect(opening.isOpen).toBe(true)
    await opening.opened
  })

  it('waits for the word of the parent process', async () => {
    const parent = new EventEmitter()
    const opening = openingOf(true, parent)
    const order: string[] = []
    const request = opening.opened.then(() => order.push('answered'))
    await new Promise((resolve) => setImmediate(resolve))
    expect(opening.isOpen).toBe(false)
    order.push('told')
    parent.emit('message', 'open')
    await request
    expect(order).toEqual(['told', 'answered'])
    expect(opening.isOpen).toBe(true)
  })
})
