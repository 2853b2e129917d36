import { type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import {
  type IdentityChange,
  type IdentityProtectionRules,
  isActingFor,
  type PaymentTrust,
  paymentTrust,
} from '#domain/identity/identity-protection.ts'
import type { Querier } from '../../database/client.ts'
import { bankAccountOf } from '../../database/queries/bank-account.ts'
import {
  contactChangesBy,
  type EmailHoldRow,
  holdOn,
  identityChangesSince,
} from '../../database/queries/identity.ts'
import { identityProtection } from '../../rules/entity-kinds.ts'
import { ruleOn } from '../../rules/rule-on.ts'
import { secondsAfter } from '../../security/tokens.ts'

/** Recent changes of how a person is known and paid. */
export type IdentityFacts = {
  rules: IdentityProtectionRules
  hold: EmailHoldRow | null
  /** When the account that is in force came; null without one. */
  accountSince: Date | null
  changes: readonly (IdentityChange & { attendantId: number | null })[]
}

/** Reads it, as far back as any rule looks. */
export async function readIdentityFacts(
  database: Querier,
  personId: number,
  now: Date,
): Promise<IdentityFacts> {
  const today = saoPauloDateOf(now)
  const rules = await ruleOn(database, identityProtection, null, today)
  const days = Math.max(rules.youngAccountDays, rules.emailHoldDays) + 1
  const [hold, account, changes] = await Promise.all([
    holdOn(database, personId, today),
    bankAccountOf(database, personId),
    identityChangesSince(database, personId, secondsAfter(now, -days * 86_400)),
  ])
  return { rules, hold, accountSince: account?.updatedAt ?? null, changes }
}

/** How far the account of a person can be trusted with a payment. */
export function trustOf({ rules, ...facts }: IdentityFacts, today: IsoDate): PaymentTrust {
  return paymentTrust(facts, rules, today)
}

/** Attendants who changed a person's contacts so lately that they count among those who acted for them. */
export function contactChangersOf(
  { rules, changes }: IdentityFacts,
  today: IsoDate,
): { id: number; at: Date }[] {
  return changes.flatMap(({ attendantId, at }) =>
    attendantId !== null && isActingFor(at, rules, today) ? [{ id: attendantId, at }] : [],
  )
}

/** People whose contacts an attendant changed so lately that they count among those who acted for them. */
export async function peopleActedForBy(
  database: Querier,
  attendantId: number,
  now: Date,
): Promise<ReadonlySet<number>> {
  const today = saoPauloDateOf(now)
  const rules = await ruleOn(database, identityProtection, null, today)
  const since = secondsAfter(now, -(rules.emailHoldDays + 1) * 86_400)
  const changes = await contactChangesBy(database, attendantId, since)
  return new Set(changes.flatMap(({ personId, at }) => (isActingFor(at, rules, today) ? [personId] : [])))
}

/**
 * First day on which an account of a person is paid again; null: it is paid today. Another one than that on record was there before it.
 */
export async function accountWaitsUntil(
  database: Querier,
  personId: number,
  paidInto: { bank: string; agency: string; account: string },
  now: Date,
): Promise<IsoDate | null> {
  const today = saoPauloDateOf(now)
  // Of nearly everybody nothing waits, and a payroll asks of each.
  if ((await holdOn(database, personId, today)) === null) return null
  const onRecord = await bankAccountOf(database, personId)
  const isOnRecord =
    onRecord?.bank === paidInto.bank &&
    onRecord.agency === paidInto.agency &&
    onRecord.account === paidInto.account
  if (!isOnRecord) return null
  const trust = trustOf(await readIdentityFacts(database, personId, now), today)
  return trust.code === 'waits' ? trust.until : null
}
