import { and, desc, eq } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { signIns } from '#backend/database/schema/access.ts'
import { sessions } from '#backend/database/schema/sessions.ts'
import type { Actor } from '#backend/security/actor.ts'
import { isLive, type SessionCheck } from '#backend/security/live-session.ts'
import type { AccessAnswer } from '#contract/people/personal-profile.ts'

/** Sign-ins that are shown. */
const HISTORY_LENGTH = 30

/** The caller's own open sessions and newest sign-ins. */
export async function readAccess(
  database: Querier,
  { personId, sessionId }: Actor,
  check: SessionCheck,
): Promise<AccessAnswer> {
  const [open, history] = await Promise.all([
    database
      .select({ session: sessions, device: signIns.device, network: signIns.network })
      .from(sessions)
      .leftJoin(signIns, eq(signIns.sessionId, sessions.id))
      .where(and(eq(sessions.personId, personId), isLive('portal', check)))
      .orderBy(desc(sessions.createdAt), desc(sessions.id)),
    database
      .select()
      .from(signIns)
      .where(eq(signIns.personId, personId))
      .orderBy(desc(signIns.at), desc(signIns.id))
      .limit(HISTORY_LENGTH),
  ])
  return {
    sessoes: open.map(({ session, device, network }) => ({
      id: session.id,
      aparelho: device ?? 'Aparelho desconhecido',
      rede: network ?? '',
      inicio: session.createdAt.toISOString(),
      fim: session.expiresAt.toISOString(),
      atual: session.id === sessionId,
    })),
    historico: history.map(({ id, at, device, network, outcome }) => ({
      id,
      quando: at.toISOString(),
      aparelho: device,
      rede: network,
      resultado: outcome === 'opened' ? ('entrou' as const) : ('recusado' as const),
    })),
  }
}
