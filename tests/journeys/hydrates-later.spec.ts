import type { Locator, Page } from '@playwright/test'
import { expect, test } from './portal-fixture.ts'

/** Whether React has taken over an element. */
const isHydrated = (part: Locator) =>
  part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$')))

const explanation = (page: Page) => page.getByText('O que consideramos')
const detail = (page: Page) => page.getByRole('link', { name: 'Ver seu plano em detalhe' })

/** Longer than until what waits for a quiet page has come. */
async function beQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.waitForTimeout(2000)
}

test('home leaves what only shows as it is, and answers its first press', async ({ page, signIn }) => {
  await signIn('Helena')
  await beQuiet(page)
  expect(await isHydrated(page.getByRole('button', { name: /^Procurar/ }).first())).toBe(true)
  expect(await isHydrated(explanation(page))).toBe(false)
  expect(await isHydrated(detail(page))).toBe(false)

  await explanation(page).click()
  await expect(page.getByText('Não é uma promessa')).toBeVisible()
  expect(await isHydrated(explanation(page))).toBe(true)

  const sameDocument = await page.evaluateHandle(() => document)
  await detail(page).click()
  await expect(page).toHaveURL(/\/meu-plano$/)
  expect(await sameDocument.evaluate((before) => before === document)).toBe(true)
})

test('a part of home answers a key, and a press that comes without a pointer, as a screen reader’s', async ({
  page,
  signIn,
}) => {
  await signIn('Helena')
  await beQuiet(page)
  await detail(page).focus()
  await expect.poll(() => isHydrated(detail(page))).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/meu-plano$/)
  await page.goto('/')
  await beQuiet(page)
  await detail(page).evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/\/meu-plano$/)
})

test('the table of requests comes alive by itself once the page is quiet, as the server drew it', async ({
  page,
  signIn,
}) => {
  await signIn('Helena', { at: '/services/requests' })
  const table = page.getByRole('main').getByRole('table')
  const drawn = await table.elementHandle()
  await expect.poll(() => isHydrated(table)).toBe(true)
  expect(await table.evaluate((now, before) => now === before, drawn)).toBe(true)
})
