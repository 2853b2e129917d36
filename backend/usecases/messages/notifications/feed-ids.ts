/** Kinds of things that wait for the service desk. */
const KINDS = ['request', 'message', 'stage'] as const

/** One thing that waits: a request that was filed, a message of a participant, or the event by which a request came to a stage. */
export type FeedItem = { kind: (typeof KINDS)[number]; id: number }

/**
 * The number under which the wire knows an item of the service desk's queue: negative, since people's own notifications have the positive
 * ones; each kind has every third.
 */
export function idOfItem({ kind, id }: FeedItem): number {
  return KINDS.indexOf(kind) - KINDS.length * id
}

/** The item of a negative number; null for a number of somebody's own notification. */
export function itemOfId(id: number): FeedItem | null {
  if (id >= 0) return null
  const whole = Math.ceil(-id / KINDS.length)
  const kind = KINDS[KINDS.length * whole + id]
  return kind ? { kind, id: whole } : null
}
