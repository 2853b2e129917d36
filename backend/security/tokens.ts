import { createHash, randomBytes } from 'node:crypto'

/** Life of a real-time ticket, seconds. */
export const TICKET_SECONDS = 60

/** Draws an opaque token: 32 random bytes as base64url (43 characters). It says nothing and can't be guessed. */
export function generateToken(): string {
  return randomBytes(32).toString('base64url')
}

/** SHA-256 of a secret as hexadecimal: what is stored instead of it. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Instant some seconds after another. */
export function secondsAfter(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1000)
}
