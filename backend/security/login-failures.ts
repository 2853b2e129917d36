import { and, desc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Transaction } from '../database/client.ts'
import { loginFailures } from '../database/schema/credentials.ts'
import { minutesText, tooManyAttempts } from '../problem.ts'
import { hashSecret, secondsAfter } from './tokens.ts'

/** So many failures inside the window close an account's door. */
const FAILURES = 5
const WINDOW_SECONDS = 15 * 60

/** What failures are counted under: the same for CPFs that exist and that don't. */
export const accountOf = (cpf: string) => hashSecret(`cpf:${cpf}`)

/**
 * Refuses an account whose last five attempts failed within 15 minutes; a right password would be refused too. Attempts on one
 * account wait for each other until the transaction ends, so that trying in parallel buys nothing.
 * @throws 429 with the wait.
 */
export async function requireOpenDoor(transaction: Transaction, account: string, now: Date): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${account}, 0))`)
  const failures = await transaction
    .select({ at: loginFailures.at })
    .from(loginFailures)
    .where(and(eq(loginFailures.account, account), gt(loginFailures.at, secondsAfter(now, -WINDOW_SECONDS))))
    .orderBy(desc(loginFailures.at))
    .limit(FAILURES)
  const oldest = failures[FAILURES - 1]
  if (!oldest) return
  const opens = secondsAfter(oldest.at, WINDOW_SECONDS)
  const seconds = Math.max(1, Math.ceil((opens.getTime() - now.getTime()) / 1000))
  throw tooManyAttempts(`Muitas tentativas. Aguarde ${minutesText(seconds)} e tente de novo.`, seconds)
}

/** Counts one failure, and drops those that no longer count. */
export async function recordFailure(transaction: Transaction, account: string, now: Date): Promise<void> {
  const past = secondsAfter(now, -WINDOW_SECONDS)
  await transaction
    .delete(loginFailures)
    .where(and(eq(loginFailures.account, account), lte(loginFailures.at, past)))
  await transaction.insert(loginFailures).values({ account, at: now })
}

/** A sign-in that worked wipes the slate. */
export async function forgetFailures(transaction: Transaction, account: string): Promise<void> {
  await transaction.delete(loginFailures).where(eq(loginFailures.account, account))
}
