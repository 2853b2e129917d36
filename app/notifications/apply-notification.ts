import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { visitQuery } from '#app/session/session.queries.ts'
import {
  type Notification,
  notification,
  notificationsRead,
  type UnreadNotification,
} from '#contract/messages/notifications.ts'
import { notificationCentreKey, notificationQueries } from './notifications.queries.ts'

/** Notifications often come in a row; what they make outdated is read again once the row is over, and not by everybody at once. */
const QUIET_MS = 1000
const SPREAD_MS = 1000

/**
 * Puts a notification at the head of the list, or, of one that is known, takes over that it is read: somebody else at the desk saw to
 * it. Null when it is none, or of another plan than the one on screen. While an attendant acts for a person nothing is taken in: what
 * arrives is the attendant's, and the list the person's.
 */
export function applyNotification(queryClient: QueryClient, payload: unknown): Notification | null {
  const parsed = v.safeParse(notification, payload)
  const session = queryClient.getQueryData(visitQuery.queryKey)?.session
  const plan = session?.planLink?.plano.id ?? null
  if (session?.target) return null
  if (!parsed.success || !concernsPlan(parsed.output, plan)) return null
  const arrived = parsed.output
  void queryClient.invalidateQueries({ queryKey: notificationCentreKey })
  queryClient.setQueryData(notificationQueries.mine().queryKey, (known) =>
    known ? withArrived(known, arrived) : known,
  )
  queryClient.setQueryData(notificationQueries.unread().queryKey, (known) =>
    known ? withUnread(known, arrived) : known,
  )
  return arrived
}

/** Takes what was read elsewhere out of the unread ones of the list, which stand first; what is no list of ids changes nothing. */
export function applyReadNotifications(queryClient: QueryClient, payload: unknown): void {
  const parsed = v.safeParse(notificationsRead, payload)
  if (!parsed.success) return
  const read = new Set(parsed.output.ids)
  void queryClient.invalidateQueries({ queryKey: notificationCentreKey })
  queryClient.setQueryData(notificationQueries.mine().queryKey, (known) => {
    if (!known?.some(({ id, reagido }) => reagido === 'N' && read.has(id))) return known
    const marked = known.map((one) => (read.has(one.id) ? { ...one, reagido: 'S' as const } : one))
    return marked.toSorted(unreadFirstThenNewest)
  })
  queryClient.setQueryData(notificationQueries.unread().queryKey, (known) =>
    known?.some(({ id }) => read.has(id)) ? known.filter(({ id }) => !read.has(id)) : known,
  )
}

function unreadFirstThenNewest(one: Notification, other: Notification): number {
  if (one.reagido !== other.reagido) return one.reagido === 'N' ? -1 : 1
  return other.data_notificacao.localeCompare(one.data_notificacao) || other.id - one.id
}

function withArrived(known: readonly Notification[], arrived: Notification): Notification[] {
  if (arrived.reagido === 'S') return known.map((one) => (one.id === arrived.id ? arrived : one))
  return known.some(({ id }) => id === arrived.id) ? [...known] : [arrived, ...known]
}

function withUnread(
  known: readonly UnreadNotification[],
  { id, reagido, tipoNotificacao: { id: tipo } }: Notification,
): UnreadNotification[] {
  const others = known.filter((one) => one.id !== id)
  if (reagido === 'S') return others
  return others.length < known.length ? [...known] : [{ id, tipo }, ...known]
}

/** Invalidates the lists of requests and the home pages, which a notification makes outdated. */
export function laterInvalidate(queryClient: QueryClient) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const readAgain = () => {
    for (const key of ['requests', 'home']) void queryClient.invalidateQueries({ queryKey: [key] })
  }
  return {
    mark: () => {
      clearTimeout(timer)
      timer = setTimeout(readAgain, QUIET_MS + Math.random() * SPREAD_MS)
    },
    forget: () => clearTimeout(timer),
  }
}

/**
 * Whether a notification belongs on screen: those of the chosen plan and of no plan in particular. `idPlano` is the chosen plan; null
 * for attendants, who see every plan's.
 */
export function concernsPlan(
  { idPlano: its }: Pick<Notification, 'idPlano'>,
  idPlano: number | null,
): boolean {
  return idPlano === null || its === null || its === idPlano
}
