import { hashSync, verifySync } from '@node-rs/argon2'

/*
 * What `passwords.ts` has done in a thread of its own. The library's asynchronous functions would take the few threads that the process
 * keeps for files and names of hosts, and run them as important as whoever waits for an answer.
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
