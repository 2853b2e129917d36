import { and, eq, gt, lte, sql } from 'drizzle-orm'
import {
  lockedSeconds,
  requestWaitSeconds,
  securityCodeRules,
} from '#domain/re-registration/security-code.ts'
import { reRegistrationAttempts } from '../../database/schema/re-registrations.ts'
import { minutesText, tooManyAttempts } from '../../problem.ts'
import { hashSecret, secondsAfter } from '../../security/tokens.ts'
import type { Work } from '../../work.ts'

type Counted = 'asked' | 'failed'

const KEPT_SECONDS = Math.max(securityCodeRules.lockSeconds, securityCodeRules.requestWindowSeconds)

/** What is counted under: the same for CPFs that exist and that don't. */
export const codeAccountOf = (cpf: string) => hashSecret(`recadastramento:${cpf}`)

/**
 * Refuses an account that tried or asked too often; those of one account wait for each other until the transaction ends.
 * @throws 429 with the wait.
 */
export async function requireRoomFor({ database, now }: Work, account: string, kind: Counted): Promise<void> {
  await database.execute(sql`select pg_advisory_xact_lock(hashtextextended(${account}, 0))`)
  const rows = await database
    .select({ at: reRegistrationAttempts.at })
    .from(reRegistrationAttempts)
    .where(
      and(
        eq(reRegistrationAttempts.account, account),
        eq(reRegistrationAttempts.kind, kind),
        gt(reRegistrationAttempts.at, secondsAfter(now, -KEPT_SECONDS)),
      ),
    )
  const times = rows.map(({ at }) => at)
  const seconds = kind === 'failed' ? lockedSeconds(times, now) : requestWaitSeconds(times, now)
  if (seconds === 0) return
  throw tooManyAttempts(
    kind === 'failed'
      ? `Muitas tentativas com códigos errados. Aguarde ${minutesText(seconds)} e tente de novo.`
      : `Você já pediu 3 códigos em uma hora. Use o último que recebeu ou aguarde ${minutesText(seconds)}.`,
    seconds,
  )
}

/** Counts one more, and drops those that no longer count. */
export async function count({ database, now }: Work, account: string, kind: Counted): Promise<void> {
  await database
    .delete(reRegistrationAttempts)
    .where(
      and(
        eq(reRegistrationAttempts.account, account),
        lte(reRegistrationAttempts.at, secondsAfter(now, -KEPT_SECONDS)),
      ),
    )
  await database.insert(reRegistrationAttempts).values({ account, kind, at: now })
}

/** A right code wipes the wrong ones. */
export async function forgetWrongCodes({ database }: Work, account: string): Promise<void> {
  await database
    .delete(reRegistrationAttempts)
    .where(and(eq(reRegistrationAttempts.account, account), eq(reRegistrationAttempts.kind, 'failed')))
}
