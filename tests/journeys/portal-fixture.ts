import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { collectPageErrors, type PageErrors } from './page-errors.ts'
import { isStaff, type PersonName } from './people.ts'
import { keyOf, postSignIn, type SignedIn, type Standpoint } from './signed-in.ts'
import { openStage, type Portal, type Stage } from './stage.ts'

export type { Portal }

/**
 * How somebody arrives: at which address (`null` opens nothing yet), with which plan chosen (who has several and chose none is asked for
 * one), and whether in a session of their own (`anew`) instead of the one that all journeys begin with.
 */
type Arrival = { at?: string | null; plan?: string | undefined; anew?: boolean }

type Fixtures = {
  portal: Portal
  /** The API accepts what is asked and never answers, until it is told to speak again. */
  api: {
    fallSilent: () => Promise<unknown>
    speak: () => Promise<unknown>
    /** It ends, and is started again on the same database. */
    restart: () => Promise<unknown>
    /** A second one stands beside it, with a portal of its own: its address. */
    startNeighbour: () => Promise<string>
  }
  /** Has a person of the demo, signed in, open a page: home unless told otherwise. */
  signIn: (name: PersonName, options?: Arrival & { page?: Page }) => Promise<void>
  /** A person of the demo in a browser of their own, beside the one of `page`. */
  atAnotherDesk: (name: PersonName, options?: Arrival) => Promise<Page>
  /** Every journey fails at its end on an error in its pages that it did not allow here. */
  pageErrors: PageErrors
}

export const test = base.extend<Fixtures, { stage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      const stage = await openStage()
      for (const context of browser.contexts()) stage.watch(context)
      browser.on('context', stage.watch)
      await use(stage)
      await stage.close()
    },
    { scope: 'worker' },
  ],
  portal: async ({ stage }, use, { status, expectedStatus }) => {
    await use(await stage.portal())
    if (status !== expectedStatus) stage.touch()
  },
  api: async ({ stage, portal: _ }, use) => {
    await use({
      fallSilent: () => stage.ask('silence'),
      speak: () => stage.ask('speech'),
      restart: () => stage.ask('restart'),
      startNeighbour: async () => {
        const answer = await stage.ask('neighbour')
        if (typeof answer !== 'object' || answer === null || !('url' in answer))
          throw new Error(String(answer))
        return String(answer.url)
      },
    })
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
  signIn: async ({ page: own, portal, pageErrors, stage }, use) => {
    await use(async (name, { page: given = own, plan, at = '/', anew = false } = {}) => {
      const context = given.context()
      pageErrors.watch(context)
      if (anew || isStaff(name)) stage.touch()
      const page = patient(given)
      // Requests of an earlier person's page still in flight must not arrive after the new cookies.
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

/** A page that waits after each new document until it answers: this machine can be slower than any phone. Those of the fixtures are. */
export function patient(page: Page): Page {
  if (patientPages.has(page)) return page
  patientPages.add(page)
  const { goto, reload } = page
  page.goto = async (...args) => {
    const answer = await goto.apply(page, args)
    if (page.url() !== 'about:blank' && args[1]?.waitUntil !== 'commit') await untilHydrated(page)
    return answer
  }
  page.reload = async (...args) => {
    const answer = await reload.apply(page, args)
    await untilHydrated(page)
    return answer
  }
  return page
}

/** Waits until the page's script has taken over what the server drew, but for what comes when it is touched. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('main, h1, button, input')]
    const isAlive = (part: Element) => Object.keys(part).some((key) => key.startsWith('__reactProps'))
    const comesLater = (part: Element) => {
      const later = part.closest('[data-hydrates-later]')
      return part.closest('[data-comes-when-touched]') !== null || (later !== null && isAlive(later))
    }
    return parts.length > 0 && parts.every((part) => isAlive(part) || comesLater(part))
  })
}

export { expect }
