import { eq } from 'drizzle-orm'
import { passwordLinks } from '../database/schema/access.ts'
import { credentials } from '../database/schema/credentials.ts'
import { people } from '../database/schema/people.ts'
import type { AttendantLevel } from '../security/actor.ts'
import { accountOf } from '../security/attempts.ts'
import { type AuditedWork, audit } from '../security/audit.ts'
import { generateToken, hashSecret, secondsAfter } from '../security/tokens.ts'
import type { Installation } from './installation-file.ts'

/** How long the link to a first password is good, hours: whoever installs may not be the one who will use it. */
export const FIRST_LINK_HOURS = 24

/** Somebody of the service desk; `token` of the one-time link to their first password, null for who needs none. */
export type JoinedMember = {
  name: string
  level: AttendantLevel
  outcome: 'created' | 'kept'
  token: string | null
}

type Member = Installation['equipe'][number]

/**
 * Makes somebody an attendant, under the link to a first password that only the caller gets to see. Who is an attendant already stays
 * as they are.
 */
export async function joinTeam(
  work: AuditedWork,
  member: Member,
  { renewLinks }: { renewLinks: boolean },
): Promise<JoinedMember> {
  const [known] = await work.database
    .select({ id: people.id, name: people.name, level: people.adminLevel, passwordOf: credentials.personId })
    .from(people)
    .leftJoin(credentials, eq(credentials.personId, people.id))
    .where(eq(people.cpf, member.cpf))
  const hasPassword = known?.passwordOf !== undefined && known.passwordOf !== null
  if (known?.level) {
    const token = renewLinks && !hasPassword ? await createLink(work, known.id, member.cpf) : null
    return { name: known.name, level: known.level as AttendantLevel, outcome: 'kept', token }
  }
  const personId = known ? await promote(work, known.id, member) : await enter(work, member)
  const token = hasPassword ? null : await createLink(work, personId, member.cpf)
  return { name: known?.name ?? member.nome, level: member.nivel, outcome: 'created', token }
}

async function enter(work: AuditedWork, { cpf, nome, email, nivel }: Member): Promise<number> {
  const [person] = await work.database
    .insert(people)
    .values({ cpf, name: nome, email, adminLevel: nivel, createdAt: work.now })
    .returning({ id: people.id })
  if (!person) throw new Error('the attendant was not stored')
  await recordLevel(work, person.id, nivel)
  return person.id
}

/** Somebody whom the entity knows as a participant begins to attend as well. */
async function promote(work: AuditedWork, personId: number, { nivel }: Member): Promise<number> {
  await work.database.update(people).set({ adminLevel: nivel }).where(eq(people.id, personId))
  await recordLevel(work, personId, nivel)
  return personId
}

function recordLevel(work: AuditedWork, personId: number, level: AttendantLevel): Promise<void> {
  return audit(work, {
    subjectId: personId,
    action: 'person.level-granted',
    entityId: personId,
    after: { level },
  })
}

async function createLink({ database, now }: AuditedWork, personId: number, cpf: string): Promise<string> {
  const token = generateToken()
  await database.insert(passwordLinks).values({
    account: accountOf(cpf),
    personId,
    tokenHash: hashSecret(token),
    askedAt: now,
    expiresAt: secondsAfter(now, FIRST_LINK_HOURS * 3600),
  })
  return token
}
