import { expect, it } from 'vitest'
import { unreadCount, unreadMessageCount } from './unread.ts'

const notice = (reagido: 'S' | 'N', type: number) => ({ reagido, tipoNotificacao: { id: type, nome: '' } })

it('counts what waits to be read, and messages among it', () => {
  const all = [notice('N', 1), notice('S', 1), notice('N', 2), notice('N', 1)]
  expect([unreadCount(all), unreadMessageCount(all)]).toEqual([3, 2])
  expect([unreadCount([]), unreadMessageCount(undefined)]).toEqual([0, 0])
})
