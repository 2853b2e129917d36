import { hashSync, verifySync } from '@node-rs/argon2'

/*
 * Runs in a thread of its own for `passwords.ts`. The library's asynchronous functions would take the few threads that the process keeps
 * for files and host names, and run them at the priority of those who wait for an answer.
 */

/** argon2id with 19 MiB, two passes, one lane: the least that OWASP's password storage sheet asks for. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hash of a password that nobody has: unknown people cost the same time as known ones. */
const NOBODY = hashSync('nobody has this password', COST)

/** Hashes a password for storage. */
export function hash(password: string): string {
  return hashSync(password, COST)
}

/** Whether a password is right. With no stored hash it takes as long and answers no. */
export function verify({ stored, password }: { stored: string | null; password: string }): boolean {
  const right = verifySync(stored ?? NOBODY, password)
  return stored !== null && right
}
