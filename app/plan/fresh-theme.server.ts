import { callApi } from '#app/api/call-api.server.ts'
import { rememberPlan, type ServerSession } from '#app/session/session.server.ts'
import { type PlanTheme, retornarConfiguracaoTema } from '#contract/planos.ts'

/** So long one answer serves everyone who asks: a busy portal asks once a second for each plan. */
const SHARED_MS = 1000

const shared = new Map<number, { until: number; theme: Promise<PlanTheme> }>()

/**
 * The session with its plan's theme as it is in force now, so that the next page wears what was just published. Where the API does
 * not say, the theme of the session stays.
 */
export async function withFreshTheme(session: ServerSession): Promise<ServerSession> {
  const { vinculo, tema, token } = session
  if (!vinculo || session.pessoa.admin === 'S') return session
  const fresh = await themeNow(vinculo.plano.id, token).catch(() => null)
  if (!fresh || isSame(fresh, tema)) return session
  await rememberPlan(session, vinculo, fresh)
  return { ...session, tema: fresh }
}

function themeNow(idPlano: number, token: string): Promise<PlanTheme> {
  const known = shared.get(idPlano)
  if (known && known.until > Date.now()) return known.theme
  const theme = callApi(retornarConfiguracaoTema, { params: { idPlano } }, token)
  shared.set(idPlano, { until: Date.now() + SHARED_MS, theme })
  theme.catch(() => shared.delete(idPlano))
  return theme
}

function isSame(one: PlanTheme, other: PlanTheme | null): boolean {
  return (
    other !== null &&
    one.id === other.id &&
    one.cor_primaria === other.cor_primaria &&
    one.logo === other.logo &&
    one.background === other.background
  )
}
