import { expect, it, vi } from 'vitest'
import { notedWrite, readAfterWrites } from './draft-writes.ts'

it('reads after what is on its way, also where that fails or another write follows it', async () => {
  const events: string[] = []
  const first = Promise.withResolvers<void>()
  const second = Promise.withResolvers<void>()
  notedWrite(first.promise).catch(() => {
    events.push('first')
    void notedWrite(second.promise)
  })
  const reading = readAfterWrites(async () => events.push('read'))
  first.reject(new Error('offline'))
  await vi.waitFor(() => expect(events).toEqual(['first']))
  events.push('second')
  second.resolve()
  await reading
  expect(events).toEqual(['first', 'second', 'read'])
})

it('reads again when a write began before the answer came', async () => {
  const late = Promise.withResolvers<string>()
  const read = vi.fn<() => Promise<string>>(async () => 'with what Igor chose')
  read.mockReturnValueOnce(late.promise)
  const reading = readAfterWrites(read)
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1))
  const write = notedWrite(Promise.resolve())
  late.resolve('without it')
  await write
  expect(await reading).toBe('with what Igor chose')
})
