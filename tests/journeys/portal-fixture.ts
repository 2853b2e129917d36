import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { type LineProcess, startLineProcess } from './line-process.ts'
import { collectPageErrors, type PageErrors } from './page-errors.ts'
import type { PersonName } from './people.ts'
import { keyOf, postSignIn, type SignedIn, type Standpoint } from './signed-in.ts'

/** One journey's portal: its address, its API and its database. */
export type Portal = { url: string; apiUrl: string; databaseUrl: string; dataDir: string }

type Standing = Omit<Portal, 'databaseUrl'>

/**
 * How somebody arrives: at which address (`null` opens nothing yet), with which plan chosen (who has several and chose none is asked for
 * one), and whether in a
 * session of their own (`anew`) instead of the one that all journeys begin with.
 */
type Arrival = { at?: string | null; plan?: string | undefined; anew?: boolean }

type Fixtures = {
  portal: Portal
  /** The API accepts what is asked and never answers, until it is told to speak again. */
  api: { fallSilent: () => Promise<unknown>; speak: () => Promise<unknown> }
  /** Has a person of the demo, signed in, open a page: home unless told otherwise. */
  signIn: (name: PersonName, options?: Arrival & { page?: Page }) => Promise<void>
  /** A person of the demo in a browser of their own, beside the one of `page`. */
  atAnotherDesk: (name: PersonName, options?: Arrival) => Promise<Page>
  /** Every journey fails at its end on an error in its pages that it did not allow here. */
  pageErrors: PageErrors
}

export const test = base.extend<Fixtures, { standing: LineProcess<Standing> }>({
  standing: [
    async ({ browserName: _ }, use) => {
      const { JOURNEYS_DATABASE = '', JOURNEYS_TEMPLATE = '' } = process.env
      const standing = await startLineProcess<Standing>('tests/journeys/serve-portal.ts', [
        JOURNEYS_DATABASE,
        JOURNEYS_TEMPLATE,
      ])
      await use(standing)
      await standing.stop()
    },
    { scope: 'worker' },
  ],
  portal: async ({ standing }, use) => {
    const answer = await standing.ask<{ databaseUrl: string } | { problem: string }>('renew')
    if ('problem' in answer) throw new Error(answer.problem)
    await use({ ...standing.ready, databaseUrl: answer.databaseUrl })
  },
  api: async ({ standing, portal: _ }, use) => {
    await use({ fallSilent: () => standing.ask('silence'), speak: () => standing.ask('speech') })
  },
  pageErrors: [
    async ({ context }, use) => {
      const errors = collectPageErrors()
      errors.watch(context)
      await use(errors)
      errors.verify()
    },
    { auto: true },
  ],
  page: async ({ page }, use) => use(patient(page)),
  baseURL: async ({ portal }, use) => use(portal.url),
  signIn: async ({ page: own, portal, pageErrors }, use) => {
    await use(async (name, { page: given = own, plan, at = '/', anew = false } = {}) => {
      const context = given.context()
      pageErrors.watch(context)
      const page = patient(given)
      // What an earlier person's page still has in flight must not come after the new cookies.
      if (page.url() !== 'about:blank') await page.goto('about:blank')
      await context.clearCookies()
      if (anew) await postSignIn(context, portal.url, name)
      else await context.addCookies(cookiesOf({ name, plan }))
      if (at !== null) await page.goto(new URL(at, portal.url).href)
    })
  },
  atAnotherDesk: async ({ browser, portal, signIn }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (name, options) => {
      const context = await browser.newContext({ locale: 'pt-BR', baseURL: portal.url })
      contexts.push(context)
      const page = await context.newPage()
      await signIn(name, { ...options, page })
      return page
    })
    for (const context of contexts) await context.close()
  },
})

function cookiesOf(standpoint: Standpoint) {
  const signedIn = JSON.parse(process.env.JOURNEYS_SIGNED_IN ?? '{}') as SignedIn
  const cookies = signedIn[keyOf(standpoint)]
  if (!cookies) throw new Error(`${keyOf(standpoint)} did not sign in beforehand`)
  return cookies
}

const patientPages = new WeakSet<Page>()

/** After each new document waits until the page answers: this machine can be slower than any phone. */
function patient(page: Page): Page {
  if (patientPages.has(page)) return page
  patientPages.add(page)
  const { goto, reload } = page
  page.goto = async (...args) => {
    const answer = await goto.apply(page, args)
    if (page.url() !== 'about:blank' && args[1]?.waitUntil !== 'commit') await untilAlive(page)
    return answer
  }
  page.reload = async (...args) => {
    const answer = await reload.apply(page, args)
    await untilAlive(page)
    return answer
  }
  return page
}

async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('main, h1, button, input')]
    const isAlive = (part: Element) => Object.keys(part).some((key) => key.startsWith('__reactProps'))
    return parts.length > 0 && parts.every(isAlive)
  })
}

export { expect }
