import { type Browser, type BrowserContext, chromium, expect, type LaunchOptions } from '@playwright/test'
import { choosePlan } from './choose-plan.ts'
import { type PersonName, people } from './people.ts'

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** Where somebody who signs in stands afterwards: who they are, and the plan that they chose if they have several. */
export type Standpoint = { name: PersonName; plan?: string | undefined }

/** The cookies of everyone who signed in before the first journey. */
export type SignedIn = Readonly<Record<string, Cookies>>

export const keyOf = ({ name, plan }: Standpoint) => (plan ? `${name} in ${plan}` : name)

const standpoints: readonly Standpoint[] = [
  ...(Object.keys(people) as PersonName[]).map((name) => ({ name })),
  { name: 'Ana', plan: 'HPE' },
  { name: 'Ana', plan: 'MAIS_VALOR' },
]

/**
 * Signs everyone in once, at a portal that works on the template of the journeys: each journey's clone of it knows their sessions, and
 * does not spend a second or two on the sign-in, which has journeys of its own.
 */
export async function signEveryoneIn(portalUrl: string, launchOptions: LaunchOptions): Promise<SignedIn> {
  const browser = await chromium.launch(launchOptions)
  const signedIn: Record<string, Cookies> = {}
  for (const standpoint of standpoints)
    signedIn[keyOf(standpoint)] = await cookiesOf(browser, portalUrl, standpoint)
  await browser.close()
  return signedIn
}

async function cookiesOf(browser: Browser, portalUrl: string, standpoint: Standpoint): Promise<Cookies> {
  const context = await browser.newContext({ locale: 'pt-BR', baseURL: portalUrl })
  await postSignIn(context, portalUrl, standpoint.name)
  if (standpoint.plan) {
    const page = await context.newPage()
    await page.goto('/')
    await choosePlan(page, standpoint.plan)
  }
  const cookies = await context.cookies()
  await context.close()
  return cookies
}

/** Signs in as a browser without the page's script posts the form. */
export async function postSignIn(
  context: BrowserContext,
  portalUrl: string,
  name: PersonName,
): Promise<void> {
  const answer = await context.request.post(`${portalUrl}/login`, {
    headers: { origin: portalUrl },
    form: { cpf: people[name].cpf, senha: 'Prev@2026' },
    maxRedirects: 0,
  })
  expect(answer.headers().location, `where ${name} goes after signing in`).not.toContain('/login')
}
