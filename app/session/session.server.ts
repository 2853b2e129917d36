import type { SignedInPerson } from '#contract/autenticacao.ts'
import type { PlanLink, PlanTheme } from '#contract/planos.ts'
import { clearSealedCookie, readSealedCookie, writeSealedCookie } from './sealed-cookie.server.ts'

/** What the login cookie holds. The token never leaves the server. `expiraEm` is an ISO instant. */
export type LoginCookie = { token: string; expiraEm: string; pessoa: SignedInPerson }

/** The session of the current request, from its three sealed cookies. */
export type ServerSession = LoginCookie & { vinculo: PlanLink | null; tema: PlanTheme | null }

/** Reads the session of the current request; `null` when nobody is signed in or the hour has passed. */
export async function readSession(): Promise<ServerSession | null> {
  const login = await readSealedCookie<LoginCookie>('login')
  if (!login || Date.parse(login.expiraEm) <= Date.now()) return null
  const [vinculo, tema] = await Promise.all([
    readSealedCookie<PlanLink>('plano'),
    readSealedCookie<PlanTheme>('tema'),
  ])
  const ownLink = vinculo && vinculo.pessoa.id === login.pessoa.id ? vinculo : null
  return { ...login, vinculo: ownLink, tema: ownLink && tema?.plano.id === ownLink.plano.id ? tema : null }
}

/** Starts a session after a sign-in; an earlier person's plan and theme are forgotten. */
export async function openSession(login: LoginCookie): Promise<void> {
  clearSealedCookie('plano')
  clearSealedCookie('tema')
  await writeSealedCookie('login', login, secondsLeft(login))
}

/** Remembers the chosen plan link and its theme for the rest of the session. */
export async function rememberPlan(
  login: LoginCookie,
  vinculo: PlanLink,
  tema: PlanTheme | null,
): Promise<void> {
  await writeSealedCookie('plano', vinculo, secondsLeft(login))
  if (tema) await writeSealedCookie('tema', tema, secondsLeft(login))
  else clearSealedCookie('tema')
}

/** Forgets everything about the session in this browser. */
export function closeSession(): void {
  for (const name of ['login', 'plano', 'tema'] as const) clearSealedCookie(name)
}

function secondsLeft(login: LoginCookie): number {
  return (Date.parse(login.expiraEm) - Date.now()) / 1000
}
