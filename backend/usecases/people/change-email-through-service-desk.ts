import { randomUUID } from 'node:crypto'
import { and, eq, ne, sql } from 'drizzle-orm'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { tidyEmail } from '#domain/email-address.ts'
import { containsPattern } from '../../database/like-pattern.ts'
import { accessOf, type LinkRow, linksOfPerson } from '../../database/queries/plan-links.ts'
import { people } from '../../database/schema/people.ts'
import { sessions } from '../../database/schema/sessions.ts'
import { forbidden, invalid } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { hashSecret } from '../../security/tokens.ts'
import type { Work } from '../../work.ts'
import { changeEmail } from '../identity/change-email.ts'
import type { PersonRow } from '../identity/find-person.ts'
import { requestEmail } from '../identity/requested-email.ts'
import { submitRequest } from '../request-engine/submit-request.ts'
import { emailChange } from './email-change-kind.ts'

type Input = {
  person: PersonRow
  cpf: string
  email: string
  token?: string | undefined
  reason?: string | undefined
  /** The attendant confirmed that somebody else on record has the same address. */
  isShared: boolean
}

/**
 * Changes the e-mail of a person whom the service desk serves, whatever their re-registration is at. It stays among their requests; who
 * never joined a plan has none, and only the audit tells it. Of somebody who attends it is only asked for: another administrator confirms it.
 * @throws 403 with somebody else's token; 422 by field; 409 while another one waits for an administrator.
 */
export async function changeEmailThroughServiceDesk(
  work: Work,
  actor: Actor,
  { person, cpf, email, token, reason, isShared }: Input,
): Promise<{ email: string; protocol: string | null; waits: boolean }> {
  const personId = person.id
  if (token !== undefined) await requireOwnToken(work, actor, token)
  if (person.cpf !== cpf) throw invalid({ cpf: 'Este CPF não é da pessoa escolhida.' })
  if (!isShared && (await isOfSomebodyElse(work, personId, email))) throw invalid({ compartilhado: SHARED })
  if (person.level !== null)
    return { ...(await requestEmail(work, actor, { personId, email, reason })), protocol: null, waits: true }
  const row = await linkFor(work, personId)
  if (row) {
    const target = { idPessoa: personId, idPlano: row.plan.id, idVinculo: row.link.id }
    const input = { ...target, chaveEnvio: randomUUID(), email, motivo: reason }
    const { protocol } = await submitRequest(work, actor, emailChange, input)
    return { email, protocol, waits: false }
  }
  await changeEmail(work, { personId, email, by: 'service-desk' })
  return { email, protocol: null, waits: false }
}

/** Couples share addresses; whose it is already is nobody's business but theirs. */
const SHARED =
  'Outra pessoa do cadastro já usa este e-mail, e os avisos das duas chegariam nele. Confira com quem você atende e confirme, ou use outro.'

async function isOfSomebodyElse({ database }: Work, personId: number, email: string): Promise<boolean> {
  const wanted = tidyEmail(email)
  const [other] = await database
    .select({ id: people.id })
    .from(people)
    // Searched without accents and capitals first, which has an index.
    .where(
      and(
        sql`${people.searchedEmail} like searchable(${containsPattern(wanted).slice(1, -1)})`,
        sql`lower(${people.email}) = ${wanted}`,
        ne(people.id, personId),
      ),
    )
    .limit(1)
  return other !== undefined
}

/** The link that the request belongs to: an open one, else any. */
async function linkFor({ database, now }: Work, personId: number): Promise<LinkRow | undefined> {
  const rows = await linksOfPerson(database, personId)
  return rows.find((row) => accessOf(row, saoPauloDateOf(now)) === 'full') ?? rows[0]
}

async function requireOwnToken({ database }: Work, actor: Actor, token: string): Promise<void> {
  const [own] = await database
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, actor.sessionId), eq(sessions.tokenHash, hashSecret(token))))
  if (!own) throw forbidden('O token informado não é o desta sessão.')
}
