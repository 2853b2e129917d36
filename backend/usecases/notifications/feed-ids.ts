/** One thing that waits for the service desk: a request that was filed, or a message of a participant. */
export type FeedItem = { kind: 'request' | 'message'; id: number }

/**
 * The number under which the wire knows an item of the service desk's queue: negative, since people's own notifications have the positive
 * ones; even for requests, odd for messages.
 */
export function idOfItem({ kind, id }: FeedItem): number {
  return kind === 'request' ? -2 * id : 1 - 2 * id
}

/** The item of a negative number; null for a number of somebody's own notification. */
export function itemOfId(id: number): FeedItem | null {
  if (id >= 0) return null
  return id % 2 === 0 ? { kind: 'request', id: -id / 2 } : { kind: 'message', id: (1 - id) / 2 }
}
