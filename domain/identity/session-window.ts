/** Life of a sign-in, seconds. It is not renewed by use. */
export const SESSION_SECONDS = 3600

/** How long before the end the person is warned, seconds, so that work can be saved. */
const SESSION_WARNING_SECONDS = 300

export interface SessionWindow {
  /** Epoch milliseconds. */
  warnsAt: number
  /** Epoch milliseconds. */
  expiresAt: number
  /** Whole seconds left, 0 when over. */
  secondsLeft: number
  phase: 'open' | 'warning' | 'over'
}

/** The instant at which a session that begins now is over. */
export function sessionEnd(startedAt: Date): Date {
  return new Date(sessionWindow(startedAt.getTime(), startedAt.getTime()).expiresAt)
}

/** Where a session that began at `startedAt` stands at `now`; both in epoch milliseconds. */
export function sessionWindow(startedAt: number, now: number): SessionWindow {
  const expiresAt = startedAt + SESSION_SECONDS * 1000
  const warnsAt = expiresAt - SESSION_WARNING_SECONDS * 1000
  const secondsLeft = Math.max(0, Math.ceil((expiresAt - now) / 1000))
  return { warnsAt, expiresAt, secondsLeft, phase: phaseAt(now, warnsAt, expiresAt) }
}

function phaseAt(now: number, warnsAt: number, expiresAt: number): SessionWindow['phase'] {
  if (now >= expiresAt) return 'over'
  return now >= warnsAt ? 'warning' : 'open'
}
