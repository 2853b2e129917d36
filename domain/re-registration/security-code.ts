import { secondsUntilRoom } from '#domain/identity/attempts.ts'

/** Rules of the code that opens a re-registration. Times in seconds. */
export const securityCodeRules = {
  digits: 6,
  /** Life of a code sent by e-mail. */
  emailSeconds: 15 * 60,
  /** Life of a code that an attendant reads out. */
  serviceDeskSeconds: 60 * 60,
  /** Of the open codes of each channel so many of the newest are good: by e-mail one more than a stranger gets from one place. */
  good: { email: 4, 'service-desk': 1 },
  /** So many wrong codes lock it for {@link securityCodeRules.lockSeconds}. */
  tries: 5,
  lockSeconds: 30 * 60,
  /** Codes that may be asked for in {@link securityCodeRules.requestWindowSeconds}. */
  requests: 3,
  requestWindowSeconds: 60 * 60,
  /** Life of the token that a right code gives. */
  tokenSeconds: 60 * 60,
} as const

/** How a code came to its person: sent by e-mail, or read out by an attendant. */
export type CodeChannel = keyof typeof securityCodeRules.good

export interface IssuedCode {
  expiresAt: Date
  usedAt: Date | null
  revokedAt: Date | null
}

/** Whether a code is open: not used, not ended, in its time. */
export function isCodeOpen({ expiresAt, usedAt, revokedAt }: IssuedCode, now: Date): boolean {
  return usedAt === null && revokedAt === null && now < expiresAt
}

/** The codes that open something, of those of a person `newestFirst`. */
export function goodCodes<Code extends IssuedCode & { channel: CodeChannel }>(
  newestFirst: readonly Code[],
  now: Date,
): Code[] {
  const open = newestFirst.filter((code) => isCodeOpen(code, now))
  const of = (channel: CodeChannel) => open.filter((code) => code.channel === channel)
  return [
    ...of('service-desk').slice(0, securityCodeRules.good['service-desk']),
    ...of('email').slice(0, securityCodeRules.good.email),
  ]
}

// The next two say the rules once more as functions, for whoever compares another implementation with this one; the API counts by the same
// `securityCodeRules` and `secondsUntilRoom`.

/** Seconds until another wrong code counts; 0: at once. `failures` in any order. */
export function lockedSeconds(failures: readonly Date[], now: Date): number {
  const { tries: most, lockSeconds: seconds } = securityCodeRules
  return secondsUntilRoom(failures, { most, seconds }, now)
}

/** Seconds until another code may be asked for; 0: now. */
export function requestWaitSeconds(requests: readonly Date[], now: Date): number {
  const { requests: most, requestWindowSeconds: seconds } = securityCodeRules
  return secondsUntilRoom(requests, { most, seconds }, now)
}
