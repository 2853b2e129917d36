import { hash, verify } from '@node-rs/argon2'

/** argon2id with 19 MiB, two passes, one lane: the least that OWASP's password storage sheet asks for. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hash of a password that nobody has: unknown people cost the same time as known ones. */
const NOBODY = hash('nobody has this password', COST)

/** Hashes a password for storage. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST)
}

/** Whether a password is right. With no stored hash it takes as long and answers no. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const right = await verify(stored ?? (await NOBODY), password)
  return stored !== null && right
}
