/**
 * Lets something run once at a time for each key. Asked for while it runs, it runs once more afterwards: what it found under way may be
 * older than the reason for asking.
 */
export function oneAtATime<Key>(run: (key: Key) => Promise<void>): (key: Key) => Promise<void> {
  const running = new Map<Key, { isAskedAgain: boolean }>()
  return async (key) => {
    const current = running.get(key)
    if (current) {
      current.isAskedAgain = true
      return
    }
    const turn = { isAskedAgain: true }
    running.set(key, turn)
    try {
      while (turn.isAskedAgain) {
        turn.isAskedAgain = false
        await run(key)
      }
    } finally {
      running.delete(key)
    }
  }
}
