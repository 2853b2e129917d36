import { describe, expect, it } from 'vitest'
import { notificationBadge, sortNotifications } from './notifications.ts'

describe('notificationBadge', () => {
  it.each([
    [1, '1', '1'],
    [99, '99', '99'],
    [100, '99', '99+'],
    [5000, '99', '99+'],
  ])('of %i shows %s and reads %s', (unread, text, accessible) => {
    expect(notificationBadge(unread)).toEqual({ text, accessible })
  })

  it('is absent without unread notifications', () => {
    expect(notificationBadge(0)).toBeNull()
    expect(notificationBadge(Number.NaN)).toBeNull()
  })
})

describe('sortNotifications', () => {
  it('puts unread first, then the newest, whatever the offset of the instant', () => {
    const sorted = sortNotifications(
      [
        { id: 1, read: true, at: '2026-11-21T12:00:00Z' },
        { id: 2, read: false, at: '2026-11-19T12:00:00Z' },
        { id: 3, read: false, at: '2026-11-20T09:00:00-03:00' },
        { id: 4, read: true, at: '2026-11-21T12:30:00Z' },
        { id: 5, read: false, at: '2026-11-20T11:59:00Z' },
        { id: 6, read: true, at: '2026-11-21T12:00:00Z' },
        { id: 7, read: true, at: '' },
      ],
      ({ read, at }) => ({ isUnread: !read, notifiedAt: at }),
    )
    expect(sorted.map(({ id }) => id)).toEqual([3, 5, 2, 4, 1, 6, 7])
  })
})
