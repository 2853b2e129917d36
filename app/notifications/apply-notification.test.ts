import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { visitQuery } from '#app/session/session.queries.ts'
import type { Notification } from '#contract/messages/notifications.ts'
import { applyNotification, applyReadNotifications, laterInvalidate } from './apply-notification.ts'
import { notificationQueries } from './notifications.queries.ts'

const notice = (id: number, idPlano: number | null = null): Notification => ({
  id,
  titulo: 'Solicitação aceita',
  descricao: 'A sua solicitação 2026.0000010 foi deferida.',
  data_notificacao: '2026-11-21T12:00:00.000Z',
  reagido: 'N',
  tipoNotificacao: { id: 1, nome: 'Solicitação' },
  idPlano,
  idConversa: null,
  idRequisicao: 10,
  caminho: null,
})

/** Ana's page in HPE: her bell with one notification. */
function screenOfAna() {
  const queryClient = new QueryClient()
  queryClient.setQueryData(visitQuery.queryKey, { session: { planLink: { plano: { id: 1 } } } } as never)
  queryClient.setQueryData(notificationQueries.mine().queryKey, [notice(1)])
  queryClient.setQueryData(notificationQueries.unread().queryKey, [{ id: 1, tipo: 1 }])
  return queryClient
}

const counted = (queryClient: QueryClient) =>
  queryClient.getQueryData(notificationQueries.unread().queryKey)?.map(({ id }) => id)

const bell = (queryClient: QueryClient) =>
  queryClient.getQueryData(notificationQueries.mine().queryKey)?.map(({ id }) => id)

describe('what arrives for Ana', () => {
  it('stands first in her bell, once, and is announced', () => {
    const queryClient = screenOfAna()
    expect(applyNotification(queryClient, notice(2, 1))?.id).toBe(2)
    expect(applyNotification(queryClient, notice(3))?.id).toBe(3)
    applyNotification(queryClient, notice(2, 1))
    expect(bell(queryClient)).toEqual([3, 2, 1])
    expect(counted(queryClient)).toEqual([3, 2, 1])
  })

  it('is counted although the list was never opened', () => {
    const queryClient = screenOfAna()
    queryClient.removeQueries({ queryKey: notificationQueries.mine().queryKey })
    applyNotification(queryClient, notice(2))
    expect([bell(queryClient), counted(queryClient)]).toEqual([undefined, [2, 1]])
    applyReadNotifications(queryClient, { ids: [1, 99] })
    expect(counted(queryClient)).toEqual([2])
  })

  it('that a colleague saw to is read by then, and none is added for it', () => {
    const queryClient = screenOfAna()
    applyNotification(queryClient, { ...notice(1), reagido: 'S' })
    applyNotification(queryClient, { ...notice(9), reagido: 'S' })
    expect(queryClient.getQueryData(notificationQueries.mine().queryKey)).toEqual([
      { ...notice(1), reagido: 'S' },
    ])
    expect(counted(queryClient)).toEqual([])
  })

  it('for another plan of hers waits there', () => {
    const queryClient = screenOfAna()
    expect(applyNotification(queryClient, notice(2, 4))).toBeNull()
    expect(bell(queryClient)).toEqual([1])
  })

  it('is no news on the screen of who acts for her: it is theirs, and the bell is hers', () => {
    const queryClient = screenOfAna()
    queryClient.setQueryData(visitQuery.queryKey, {
      session: { planLink: { plano: { id: 1 } }, target: { id: 2 } },
    } as never)
    expect(applyNotification(queryClient, notice(2, 1))).toBeNull()
    expect(bell(queryClient)).toEqual([1])
  })

  it('is nothing when it is no notification', () => {
    const queryClient = screenOfAna()
    expect([applyNotification(queryClient, { id: 2 }), applyNotification(queryClient, null)]).toEqual([
      null,
      null,
    ])
    expect(bell(queryClient)).toEqual([1])
  })

  it('is announced before the bell was read, which then reads all of it', () => {
    expect(applyNotification(new QueryClient(), notice(2))?.id).toBe(2)
    expect(bell(new QueryClient())).toBeUndefined()
  })
})

describe('what Ana read in another tab', () => {
  const unread = (queryClient: QueryClient) =>
    queryClient
      .getQueryData(notificationQueries.mine().queryKey)
      ?.filter(({ reagido }) => reagido === 'N')
      .map(({ id }) => id)

  it('is read here too, behind what is not', () => {
    const queryClient = screenOfAna()
    for (const id of [2, 3]) applyNotification(queryClient, notice(id, 1))
    applyReadNotifications(queryClient, { ids: [3, 99] })
    expect([bell(queryClient), unread(queryClient)]).toEqual([
      [2, 1, 3],
      [2, 1],
    ])
  })

  it('is nothing when it is no list of ids, or before the bell was read', () => {
    const queryClient = screenOfAna()
    for (const payload of [null, {}, { ids: ['1'] }, { ids: [7] }])
      applyReadNotifications(queryClient, payload)
    expect(unread(queryClient)).toEqual([1])
    applyReadNotifications(new QueryClient(), { ids: [1] })
  })
})

describe('what it makes outdated', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  function outdatedOf(share: number) {
    vi.spyOn(Math, 'random').mockReturnValue(share)
    const queryClient = new QueryClient()
    const read = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue()
    return {
      outdated: laterInvalidate(queryClient),
      keys: () => read.mock.calls.map(([asked]) => asked?.queryKey),
    }
  }

  it('is read again once, a moment after the last of a row', () => {
    const { outdated, keys } = outdatedOf(0)
    outdated.mark()
    vi.advanceTimersByTime(900)
    outdated.mark()
    vi.advanceTimersByTime(999)
    expect(keys()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(keys()).toEqual([['requests'], ['home']])
    vi.advanceTimersByTime(10_000)
    expect(keys()).toHaveLength(2)
  })

  it('is not read by everybody at once, and not at all when the page is gone', () => {
    const { outdated, keys } = outdatedOf(0.9)
    outdated.mark()
    vi.advanceTimersByTime(1899)
    expect(keys()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(keys()).toHaveLength(2)
    outdated.mark()
    outdated.forget()
    vi.advanceTimersByTime(10_000)
    expect(keys()).toHaveLength(2)
  })
})
