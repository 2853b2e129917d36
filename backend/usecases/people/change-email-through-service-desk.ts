import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { accessOf, type LinkRow, linksOfPerson } from '../../database/queries/plan-links.ts'
import { sessions } from '../../database/schema/sessions.ts'
import { forbidden, invalid } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { hashSecret } from '../../security/tokens.ts'
import type { Work } from '../../work.ts'
import { emailChange } from '../requests/kinds/email-change.ts'
import { submitRequest } from '../requests/submit-request.ts'
import { changeEmail } from './change-email.ts'
import type { PersonRow } from './find-person.ts'

type Asked = { person: PersonRow; cpf: string; email: string; token?: string | undefined }

/**
 * Changes the e-mail of a person whom the service desk serves, whatever their re-registration is at. It stays among their requests; who
 * never joined a plan has none, and only the audit tells it.
 * @throws 403 for one's own, or with somebody else's token; 422 by field.
 */
export async function changeEmailThroughServiceDesk(
  work: Work,
  actor: Actor,
  { person, cpf, email, token }: Asked,
): Promise<{ email: string; protocol: string | null }> {
  const personId = person.id
  if (actor.personId === personId) throw forbidden('Altere o seu próprio e-mail no seu perfil.')
  if (token !== undefined) await requireOwnToken(work, actor, token)
  if (person.cpf !== cpf) throw invalid({ cpf: 'Este CPF não é da pessoa escolhida.' })
  const row = await linkFor(work, personId)
  if (row) {
    const target = { idPessoa: personId, idPlano: row.plan.id, idVinculo: row.link.id }
    const asked = { ...target, chaveEnvio: randomUUID(), email }
    const { protocol } = await submitRequest(work, actor, emailChange, asked)
    return { email, protocol }
  }
  await changeEmail(work, { personId, email, by: 'service-desk' })
  return { email, protocol: null }
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
