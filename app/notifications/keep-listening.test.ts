import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PortalProblem } from '#app/api/problem.ts'
import { keepListening } from './keep-listening.ts'

const unavailable = new PortalProblem({ kind: 'unavailable', detail: '' })
const ended = new PortalProblem({ kind: 'unauthenticated', detail: '' })

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

function start(ticket: () => Promise<{ token: string }>) {
  const listeners = new Map<string, (payload: unknown) => void>()
  const socket = {
    on: (event: string, listener: (payload: unknown) => void) => listeners.set(event, listener),
    emit: vi.fn<(event: string, payload: string) => void>(),
    connect: vi.fn<() => void>(),
    disconnect: vi.fn<() => void>(),
  }
  const onListening = vi.fn<(isAgain: boolean) => void>()
  const onNotification = vi.fn<(payload: unknown) => void>()
  const onRead = vi.fn<(payload: unknown) => void>()
  const onLine = vi.fn<(isOpen: boolean) => void>()
  const stop = keepListening(socket, { ticket, onListening, onNotification, onRead, onLine })
  const hear = async (event: string, payload?: unknown) => {
    listeners.get(event)?.(payload)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { socket, onListening, onNotification, onRead, onLine, hear, stop }
}

describe('the real-time connection', () => {
  it('introduces itself with a ticket and hands on what arrives', async () => {
    const { socket, hear, onNotification, onRead, onListening } = start(async () => ({ token: 'bilhete' }))
    await hear('connect')
    expect(socket.emit).toHaveBeenCalledWith('authenticate', 'bilhete')
    await hear('authenticated')
    await hear('newNotification', { id: 1 })
    expect(onNotification).toHaveBeenCalledWith({ id: 1 })
    await hear('notificationsRead', { ids: [1] })
    expect(onRead).toHaveBeenCalledWith({ ids: [1] })
    expect(onListening.mock.calls).toEqual([[false]])
  })

  it('says whether it is open', async () => {
    const { hear, onLine } = start(async () => ({ token: 'bilhete' }))
    await hear('connect_error')
    await hear('connect')
    await hear('authenticated')
    await hear('disconnect', 'transport close')
    expect(onLine.mock.calls).toEqual([[false], [true], [false]])
  })

  it('says so when it is back', async () => {
    const { hear, onListening } = start(async () => ({ token: 'bilhete' }))
    await hear('authenticated')
    await hear('connect')
    await hear('authenticated')
    expect(onListening.mock.calls).toEqual([[false], [true]])
  })

  it('tries again, ever later, when there is no ticket', async () => {
    const { socket, hear } = start(() => Promise.reject(unavailable))
    await hear('connect')
    expect(socket.disconnect).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(999)
    expect(socket.connect).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(socket.connect).toHaveBeenCalledTimes(1)
    await hear('connect')
    await vi.advanceTimersByTimeAsync(1999)
    expect(socket.connect).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(socket.connect).toHaveBeenCalledTimes(2)
  })

  it('tries again after a refused ticket, from a short wait once it was let in', async () => {
    const { socket, hear } = start(async () => ({ token: 'vencido' }))
    await hear('unauthorized')
    await vi.advanceTimersByTimeAsync(1000)
    expect(socket.connect).toHaveBeenCalledTimes(1)
    await hear('authenticated')
    await hear('unauthorized')
    await vi.advanceTimersByTimeAsync(1000)
    expect(socket.connect).toHaveBeenCalledTimes(2)
  })

  it('comes back after the server ended it, and leaves a broken line to socket.io', async () => {
    const { socket, hear } = start(async () => ({ token: 'bilhete' }))
    await hear('disconnect', 'transport close')
    await vi.advanceTimersByTimeAsync(5000)
    expect(socket.connect).not.toHaveBeenCalled()
    await hear('disconnect', 'io server disconnect')
    await vi.advanceTimersByTimeAsync(1000)
    expect(socket.connect).toHaveBeenCalledTimes(1)
  })

  it('ends with the session, and when it is stopped', async () => {
    const over = start(() => Promise.reject(ended))
    await over.hear('connect')
    await vi.advanceTimersByTimeAsync(120_000)
    expect(over.socket.connect).not.toHaveBeenCalled()
    expect(over.socket.disconnect).toHaveBeenCalledTimes(1)

    const stopped = start(() => Promise.reject(unavailable))
    await stopped.hear('connect')
    stopped.stop()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(stopped.socket.connect).not.toHaveBeenCalled()
  })
})
