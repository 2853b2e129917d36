import { test as base, expect, type Page } from '@playwright/test'
import { type LineProcess, startLineProcess } from './line-process.ts'
import { collectPageErrors, type PageErrors } from './page-errors.ts'
import { type PersonName, people } from './people.ts'

/** One journey's portal: its address, its API and its database. */
export type Portal = { url: string; apiUrl: string; databaseUrl: string; dataDir: string }

type Standing = Omit<Portal, 'databaseUrl'>

type Fixtures = {
  portal: Portal
  /** Signs a person of the demo in and waits for the page that follows. */
  signIn: (name: PersonName, page?: Page) => Promise<void>
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
    await use(async (name, given = own) => {
      pageErrors.watch(given.context())
      const page = patient(given)
      // What an earlier person's page still has in flight must not come after the new cookies.
      if (page.url() !== 'about:blank') await page.goto(`${portal.url}/login`)
      // As a browser without the page's program posts the form; the sign-in page itself has journeys of its own.
      const answer = await page.request.post(`${portal.url}/login`, {
        headers: { origin: portal.url },
        form: { cpf: people[name].cpf, senha: 'Prev@2026' },
      })
      expect(new URL(answer.url()).pathname, 'after signing in').not.toBe('/login')
      await page.goto(answer.url())
    })
  },
})

const patientPages = new WeakSet<Page>()

/** After each new document waits until the page answers: this machine can be slower than any phone. */
function patient(page: Page): Page {
  if (patientPages.has(page)) return page
  patientPages.add(page)
  const { goto, reload } = page
  page.goto = async (...args) => {
    const answer = await goto.apply(page, args)
    await untilAlive(page)
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
    const root = document.querySelector('main, h1')
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactProps'))
  })
}

export { expect }
