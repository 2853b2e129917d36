import { QueryClient } from '@tanstack/react-query'
import { rememberPlan, type ServerSession } from '#app/session/session.server.ts'
import type { PlanTheme } from '#contract/plans.ts'
import { askTheme } from './ask-theme.server.ts'

/** So long one answer serves everyone who asks: a busy portal asks once a second for each plan. */
const SHARED_MS = 1000

/** So long a page waits for its theme; the next page wears what comes later. */
const MOMENT_MS = 250

/** So long nobody waits again for a theme that could not be had. */
const GIVEN_UP_MS = 5000

/** The themes that this process asked for, by plan. */
const themes = new QueryClient()

/**
 * The session with its plan's theme as it is in force now, so that the next page wears what was just published. Where the API does
 * not say within a moment, the theme of the session stays: no page waits for its colours.
 */
export async function withFreshTheme(session: ServerSession): Promise<ServerSession> {
  const { vinculo, tema, token } = session
  if (!vinculo) return session
  const fresh = await themeNow(vinculo.plano.id, token)
  if (!fresh || isSame(fresh, tema)) return session
  await rememberPlan(vinculo, fresh)
  return { ...session, tema: fresh }
}

/**
 * Asks once for everybody who comes meanwhile. After the moment in which there was no answer nobody waits for a while; an answer that
 * comes late is for who comes then.
 */
function themeNow(idPlano: number, token: string): Promise<PlanTheme | null> {
  const queryKey = [idPlano]
  return themes.fetchQuery<PlanTheme | null>({
    queryKey,
    staleTime: ({ state }) => (state.data === null ? GIVEN_UP_MS : SHARED_MS),
    queryFn: () => {
      const theme = askTheme(idPlano, token).catch(() => null)
      const moment = new Promise<null>((resolve) => setTimeout(resolve, MOMENT_MS, null))
      void theme.then((late) => late && themes.setQueryData(queryKey, late))
      return Promise.race([theme, moment])
    },
  })
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
