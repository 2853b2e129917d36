/** So many real-time connections at once, on each node. */
export type AtOnce = { ofAddress: number; ofPerson: number }

/**
 * An address may be an office behind one router, everybody with a page or two, or some hundred of a telephone company's people; a person has a dozen
 * pages open on a telephone and two computers, and of each that lost its line a connection that is not known to be gone for 45 s.
 */
export const MAX_AT_ONCE: AtOnce = { ofAddress: 500, ofPerson: 16 }

/** Counts what is open under a name. */
export type ConnectionLimits<Name> = {
  isFull: (name: Name) => boolean
  /** Takes a place, full or not. @returns how to leave it, once */
  take: (name: Name) => () => void
}

export function connectionLimits<Name extends string | number>(most: number): ConnectionLimits<Name> {
  const open = new Map<Name, number>()
  return {
    isFull: (name) => (open.get(name) ?? 0) >= most,
    take: (name) => {
      open.set(name, (open.get(name) ?? 0) + 1)
      let isTaken = true
      return () => {
        if (!isTaken) return
        isTaken = false
        const left = (open.get(name) ?? 0) - 1
        if (left > 0) open.set(name, left)
        else open.delete(name)
      }
    },
  }
}
