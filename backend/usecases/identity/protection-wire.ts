import { and, eq, gte } from 'drizzle-orm'
import { confirmationRefusals } from '#contract/identity/identity.text.ts'
import type {
  IdentityProtectionOnWire,
  OwnProtection,
  WaitingEmailOnWire,
} from '#contract/identity/identity.ts'
import { identityFactWords } from '#contract/identity/wire-words.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { maskEmail } from '#domain/email-address.ts'
import { CONFIRMATIONS_NEEDED, emailConfirmation } from '#domain/identity/identity-protection.ts'
import { maskPhone } from '#domain/people/phone.ts'
import type { Querier } from '../../database/client.ts'
import { type EmailHoldRow, holdOn, waitingAccountOf } from '../../database/queries/identity.ts'
import { emailConfirmations, type IdentityWay } from '../../database/schema/identity.ts'
import { people } from '../../database/schema/people.ts'
import { textMessages } from '../../database/schema/text-messages.ts'
import type { Actor } from '../../security/actor.ts'
import { type IdentityFacts, readIdentityFacts, trustOf } from './payment-trust.ts'
import { openRequestedEmail, type RequestedEmailRow } from './requested-email.ts'

/** Where a change came from, as messages and pages say it. */
export function originOnWire(way: IdentityWay): WaitingEmailOnWire['origem'] {
  if (way === 'import') return 'planilha'
  return way === 're-registration' ? 'recadastramento' : 'atendimento'
}

type Owner = { id: number; level: number | null }

/** Everything that protects a person's access and money now, for an attendant who looks. `known`: its facts, where they were read already. */
export async function readProtection(
  database: Querier,
  actor: Actor,
  owner: Owner,
  now: Date,
  known?: IdentityFacts,
): Promise<IdentityProtectionOnWire> {
  const facts = known ?? (await readIdentityFacts(database, owner.id, now))
  const asked = await openRequestedEmail(database, owner.id)
  const waiting = await waitingAccountOf(database, owner.id)
  return {
    emailEmEspera: facts.hold && (await heldForDesk(database, facts.hold, { actor, owner })),
    emailPedido: asked && (await askedForDesk(database, asked, { actor, owner })),
    contaEmEspera: waitingAccount(facts.hold, waiting),
    contaRecente: youngAccount(facts, now),
  }
}

/** The same for the person. */
export async function readOwnProtection(
  database: Querier,
  personId: number,
  now: Date,
): Promise<OwnProtection> {
  const hold = await holdOn(database, personId, saoPauloDateOf(now))
  const waiting = hold && (await waitingAccountOf(database, personId))
  return { emailEmEspera: hold && held(hold), contaEmEspera: waitingAccount(hold, waiting) }
}

/** Who of the service desk said that a changed e-mail is the person's, in order. */
export function confirmersOf(database: Querier, holdId: number): Promise<{ id: number; nome: string }[]> {
  return database
    .select({ id: people.id, nome: people.name })
    .from(emailConfirmations)
    .innerJoin(people, eq(people.id, emailConfirmations.attendantId))
    .where(eq(emailConfirmations.holdId, holdId))
    .orderBy(emailConfirmations.at)
}

function held({ id, before, after, way, begunAt, opensOn }: EmailHoldRow): WaitingEmailOnWire {
  return {
    id,
    anterior: before === null ? null : maskEmail(before),
    novo: maskEmail(after),
    origem: originOnWire(way),
    desde: begunAt.toISOString(),
    abreEm: opensOn,
  }
}

type Looking = { actor: Actor; owner: Owner }

async function heldForDesk(database: Querier, hold: EmailHoldRow, looking: Looking) {
  const confirmadoPor = await confirmersOf(database, hold.id)
  return {
    ...held(hold),
    por: hold.changedBy === null ? null : await attendantNamed(database, hold.changedBy),
    confirmadoPor,
    avisoCelular: await textSince(database, hold),
    faltam: Math.max(0, CONFIRMATIONS_NEEDED - confirmadoPor.length),
    impedimento: refusalOf(looking, {
      changedBy: hold.changedBy,
      confirmedBy: confirmadoPor.map(({ id }) => id),
    }),
  }
}

/** The text message that told of the change. */
async function textSince(database: Querier, { personId, begunAt }: EmailHoldRow) {
  const [row] = await database
    .select()
    .from(textMessages)
    .where(and(eq(textMessages.personId, personId), gte(textMessages.queuedAt, begunAt)))
    .orderBy(textMessages.id)
    .limit(1)
  return row ? { numero: maskPhone(row.phone), situacao: row.state } : null
}

async function askedForDesk(database: Querier, asked: RequestedEmailRow, looking: Looking) {
  return {
    id: asked.id,
    novo: maskEmail(asked.email),
    motivo: asked.reason,
    por: await attendantNamed(database, asked.askedBy),
    desde: asked.askedAt.toISOString(),
    impedimento: refusalOf(looking, { changedBy: asked.askedBy, confirmedBy: [] }),
  }
}

function refusalOf(
  { actor, owner }: Looking,
  { changedBy, confirmedBy }: { changedBy: number | null; confirmedBy: readonly number[] },
): string | null {
  const code = emailConfirmation(
    { id: actor.personId, level: actor.level },
    { ownerId: owner.id, ownerLevel: owner.level, changedBy, confirmedBy },
  )
  return code && confirmationRefusals[code]
}

async function attendantNamed(database: Querier, id: number): Promise<{ id: number; nome: string }> {
  const [row] = await database
    .select({ id: people.id, nome: people.name })
    .from(people)
    .where(eq(people.id, id))
  return row ?? { id, nome: '' }
}

function waitingAccount(
  hold: EmailHoldRow | null,
  waiting: { askedAt: Date } | null,
): OwnProtection['contaEmEspera'] {
  return hold && waiting && { desde: waiting.askedAt.toISOString(), valeEm: hold.opensOn }
}

/** The account that came after a change, whether payments ask for a second level or wait. */
function youngAccount(facts: IdentityFacts, now: Date): IdentityProtectionOnWire['contaRecente'] {
  const today = saoPauloDateOf(now)
  const trust = trustOf(facts, today)
  if (facts.accountSince === null || trust.code === 'trusted') return null
  const desde = facts.accountSince.toISOString()
  if (trust.code === 'waits') {
    const mudouEm = facts.hold?.begunAt.toISOString() ?? desde
    return { desde, mudou: 'email', mudouEm, pagaEm: trust.until }
  }
  const { fact, at } = trust.change
  return { desde, mudou: identityFactWords.toWire(fact), mudouEm: at.toISOString(), pagaEm: null }
}
