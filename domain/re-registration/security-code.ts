/** Rules of the code that opens a re-registration. Times in seconds. */
export const securityCodeRules = {
  digits: 6,
  /** Life of a code sent by e-mail. */
  emailSeconds: 15 * 60,
  /** Life of a code that an attendant reads out. */
  attendanceSeconds: 60 * 60,
  /** So many wrong codes close the door for {@link securityCodeRules.lockSeconds}. */
  tries: 5,
  lockSeconds: 30 * 60,
  /** Codes that may be asked for in {@link securityCodeRules.requestWindowSeconds}. */
  requests: 3,
  requestWindowSeconds: 60 * 60,
  /** Life of the token that a right code gives. */
  tokenSeconds: 60 * 60,
} as const

export interface IssuedCode {
  expiresAt: Date
  usedAt: Date | null
  revokedAt: Date | null
}

/** Whether a code still opens anything: once, in its time, and only the newest of a person. */
export function isCodeOpen({ expiresAt, usedAt, revokedAt }: IssuedCode, now: Date): boolean {
  return usedAt === null && revokedAt === null && now < expiresAt
}

/** Seconds until another wrong code counts; 0: the door is open. `failures` in any order. */
export function lockedSeconds(failures: readonly Date[], now: Date): number {
  return waitFor(failures, securityCodeRules.tries, securityCodeRules.lockSeconds, now)
}

/** Seconds until another code may be asked for; 0: now. */
export function requestWaitSeconds(requests: readonly Date[], now: Date): number {
  return waitFor(requests, securityCodeRules.requests, securityCodeRules.requestWindowSeconds, now)
}

/** Of the last `most` that count, the oldest says when there is room again. */
function waitFor(times: readonly Date[], most: number, window: number, now: Date): number {
  const counted = times
    .map((time) => time.getTime())
    .filter((time) => time > now.getTime() - window * 1000)
    .toSorted((one, other) => other - one)
  const oldest = counted[most - 1]
  return oldest === undefined ? 0 : Math.max(1, Math.ceil((oldest - now.getTime()) / 1000 + window))
}
