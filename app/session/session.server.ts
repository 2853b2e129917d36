import type { SignedInPerson } from '#contract/identity/sessions.ts'
import type { PlanLink, PlanTheme } from '#contract/plans/plans.ts'
import { clearSealedCookie, readSealedCookie, writeSealedCookie } from './sealed-cookie.server.ts'

/** Content of the login cookie. The token never leaves the server. `expiraEm` is an ISO instant. */
export type LoginCookie = { token: string; expiraEm: string; pessoa: SignedInPerson }

/**
 * The person whom an attendant acts for (the specification's *pessoaTarget*), until the ISO instant `expiraEm`. It counts only in the
 * session of the attendant who chose them.
 */
export type TargetCookie = {
  idAtendente: number
  pessoa: { id: number; nome: string; cpf: string }
  /** ISO instant at which it began. */
  inicio: string
  expiraEm: string
}

/** The plan to which an attendant keeps the desk's lists: a link without person, enrolment, category or situation. */
type DeskPlanCookie = { idAtendente: number; plano: PlanLink['plano'] }

/** The session of the current request, from its sealed cookies. */
export type ServerSession = LoginCookie & {
  vinculo: PlanLink | null
  tema: PlanTheme | null
  alvo: TargetCookie | null
  /** Null for participants, and for an attendant who looks at all plans. */
  planoAtendimento: PlanLink['plano'] | null
}

/** Reads the session of the current request; `null` when nobody is signed in or the hour has passed. */
export async function readSession(): Promise<ServerSession | null> {
  const login = await readSealedCookie<LoginCookie>('login')
  if (!login || Date.parse(login.expiraEm) <= Date.now()) return null
  const [vinculo, tema, alvo, deskPlan] = await Promise.all([
    readSealedCookie<PlanLink>('plano'),
    readSealedCookie<PlanTheme>('tema'),
    readSealedCookie<TargetCookie>('alvo'),
    readSealedCookie<DeskPlanCookie>('planoAtendimento'),
  ])
  const target = alvo && isTargetOf(alvo, login) ? alvo : null
  const holder = target?.pessoa.id ?? login.pessoa.id
  const ownPlanLink = vinculo && vinculo.pessoa.id === holder ? vinculo : null
  return {
    ...login,
    vinculo: ownPlanLink,
    tema: ownPlanLink && tema?.plano.id === ownPlanLink.plano.id ? tema : null,
    alvo: target,
    planoAtendimento: deskPlan?.idAtendente === login.pessoa.id ? deskPlan.plano : null,
  }
}

/** Starts a session after a sign-in; an earlier person's plans, theme and target are forgotten. */
export async function openSession(login: LoginCookie): Promise<void> {
  forgetTarget()
  forgetDeskPlan()
  await writeSealedCookie('login', login, secondsLeft(login))
}

/** Remembers the chosen plan link and its theme for an hour; without a session, and in anybody else's, they count for nothing. */
export async function rememberPlan(vinculo: PlanLink, tema: PlanTheme | null): Promise<void> {
  await rememberLink(vinculo)
  if (tema) await rememberTheme(tema)
  else clearSealedCookie('tema')
}

/** Where the person stands in the chosen plan, as it is now. */
export const rememberLink = (vinculo: PlanLink): Promise<void> => writeSealedCookie('plano', vinculo)

/** The theme of the chosen plan, as it is now. */
export const rememberTheme = (tema: PlanTheme): Promise<void> => writeSealedCookie('tema', tema)

/** Keeps the desk's lists to one plan for the rest of the session, also across the people who are served meanwhile. */
export async function rememberDeskPlan(login: LoginCookie, plano: PlanLink['plano']): Promise<void> {
  const chosen: DeskPlanCookie = { idAtendente: login.pessoa.id, plano }
  await writeSealedCookie('planoAtendimento', chosen, secondsLeft(login))
}

/** The desk's lists are of all plans again. */
export function forgetDeskPlan(): void {
  clearSealedCookie('planoAtendimento')
}

/** Begins to act for a person: whatever plan was on screen before is forgotten. */
export async function rememberTarget(login: LoginCookie, target: TargetCookie): Promise<void> {
  forgetTarget()
  const seconds = (Date.parse(target.expiraEm) - Date.now()) / 1000
  await writeSealedCookie('alvo', target, Math.min(seconds, secondsLeft(login)))
}

/** Keeps the session with what changed about its login; the plan stays chosen. */
export async function renewSession(
  session: ServerSession,
  changed: Partial<Pick<LoginCookie, 'pessoa' | 'expiraEm'>>,
): Promise<void> {
  const login: LoginCookie = {
    token: session.token,
    expiraEm: changed.expiraEm ?? session.expiraEm,
    pessoa: changed.pessoa ?? session.pessoa,
  }
  await writeSealedCookie('login', login, secondsLeft(login))
  if (session.vinculo) await rememberPlan(session.vinculo, session.tema)
  if (session.planoAtendimento) await rememberDeskPlan(login, session.planoAtendimento)
}

/** Goes back to the attendant's own view: the person they acted for is forgotten, with that person's plan. */
export function forgetTarget(): void {
  for (const name of ['alvo', 'plano', 'tema'] as const) clearSealedCookie(name)
}

/** Forgets everything about the session in this browser. */
export function closeSession(): void {
  clearSealedCookie('login')
  forgetTarget()
  forgetDeskPlan()
}

function isTargetOf(target: TargetCookie, { pessoa }: LoginCookie): boolean {
  return pessoa.admin === 'S' && target.idAtendente === pessoa.id && Date.parse(target.expiraEm) > Date.now()
}

function secondsLeft(login: LoginCookie): number {
  return (Date.parse(login.expiraEm) - Date.now()) / 1000
}
