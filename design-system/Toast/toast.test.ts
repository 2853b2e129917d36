import { afterEach, expect, it, vi } from 'vitest'
import { saidToasts, toast } from './toast.ts'

afterEach(() => saidToasts.clear())

it('says messages in order, each under a key of its own, until it is closed', () => {
  const told = vi.fn<() => void>()
  const stop = saidToasts.subscribe(told)
  const first = toast.show({ message: 'Um' })
  const second = toast.show({ message: 'Dois', tone: 'danger', duration: 60_000 })
  expect(saidToasts.current()).toEqual([
    { key: first, message: 'Um', tone: 'success', duration: 2000 },
    { key: second, message: 'Dois', tone: 'danger', duration: 60_000 },
  ])
  toast.close(first)
  expect(saidToasts.current().map(({ key }) => key)).toEqual([second])
  expect(told).toHaveBeenCalledTimes(3)
  stop()
  toast.show({ message: 'Três' })
  expect(told).toHaveBeenCalledTimes(3)
})
