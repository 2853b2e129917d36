import type { Page } from '@playwright/test'
import { holdScripts } from './hold-scripts.ts'
import { people } from './people.ts'
import { expect, test, untilHydrated } from './portal-fixture.ts'

/** A line of running text. */
const TEXT_LINE_PX = 24

/** Far enough that no text breaking otherwise is taken for it. */
const SCREEN_BACK_PX = 600

/** The simulator as Helena sees it before its script has come. @returns lets the script come */
async function openSimulatorEarly(page: Page): Promise<() => void> {
  const scriptsCome = await holdScripts(page)
  await page.goto('/services/simulador-regime-tributacao', { waitUntil: 'commit' })
  return scriptsCome
}

test('Eduardo’s phone is slow: what he fills in and sends before the page answers is done when it does', async ({
  page,
}) => {
  const scriptsCome = await holdScripts(page)
  await page.goto('/alterar-senha', { waitUntil: 'commit' })
  await page.getByLabel('CPF').pressSequentially(people.Eduardo.cpf.replaceAll(/\D/g, ''))
  await page.getByRole('button', { name: 'Enviar' }).click()
  expect(new URL(page.url()).search).toBe('')
  scriptsCome()
  await expect(page.getByRole('heading', { name: 'Confira o seu e-mail' })).toBeVisible()
  await expect(page).toHaveURL(/\/alterar-senha$/)
})

test('Eduardo types on while the page begins to answer: no digit is lost', async ({ page }) => {
  const scriptsCome = await holdScripts(page)
  await page.goto('/alterar-senha', { waitUntil: 'commit' })
  const cpf = page.getByLabel('CPF')
  const digits = people.Eduardo.cpf.replaceAll(/\D/g, '')
  await cpf.pressSequentially(digits.slice(0, 2))
  scriptsCome()
  // As fast as a person types: some digits come before the field answers, some after, one in between.
  await page.keyboard.type(digits.slice(2), { delay: 60 })
  await expect(cpf).toHaveValue(people.Eduardo.cpf)
})

test('Helena types before the figure that stands there while the page begins to answer: every digit goes where the caret is', async ({
  page,
  signIn,
}) => {
  await signIn('Helena', { at: null })
  const scriptsCome = await openSimulatorEarly(page)
  const amount = page.getByLabel('Contribuição por mês')
  // Her monthly contribution.
  await expect(amount).toHaveValue('417,25')
  await amount.press('Home')
  await page.keyboard.type('12')
  scriptsCome()
  await page.keyboard.type('345678', { delay: 100 })
  await expect(amount).toHaveValue('12345678417,25')
})

test('Helena chooses and presses early: choices, ticks and figures are all there, in their order', async ({
  page,
  signIn,
}) => {
  await signIn('Helena', { at: null })
  const scriptsCome = await openSimulatorEarly(page)
  await page.getByText('Renda por um número de anos').click()
  await page.getByLabel('Contribuição por mês').fill('3500')
  await page.getByText('Deduzo as contribuições na declaração anual').click()
  scriptsCome()
  await page.getByLabel('Anos de renda').fill('20')
  await page.getByLabel('Renda tributável por ano, hoje').fill('300000')
  await expect(page.getByLabel('Renda por um número de anos')).toBeChecked()
  await page.getByRole('button', { name: 'Calcular' }).click()
  await expect(page.getByRole('region', { name: 'Dedução enquanto contribui' })).toContainText(
    /Deduzindo R\$\s36\.000,00, você paga R\$\s5\.049,00 a menos/,
  )
})

test('Helena reads on while the page begins to answer: it stays where she is, and when she comes back or reloads', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await signIn('Helena', { at: null })
  const scriptsCome = await openSimulatorEarly(page)
  const ending = page.getByRole('button', { name: 'Calcular' })
  await ending.waitFor()
  await page.evaluate(async () => void (await document.fonts.ready))
  await ending.scrollIntoViewIfNeeded()
  const reads = await page.evaluate(() => scrollY)
  expect(reads).toBeGreaterThan(0)
  scriptsCome()
  await untilHydrated(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(reads)
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/services"]')?.click())
  await expect(page).toHaveURL(/\/services$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(reads)
  await page.mouse.wheel(0, -SCREEN_BACK_PX)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(reads - SCREEN_BACK_PX)
  await page.reload()
  // The document is put where it was read before its typeface is there; when that breaks a text above otherwise, the browser keeps what
  // is in sight where it is, and the distance from the top is another by those lines.
  await expect
    .poll(() => page.evaluate((place) => Math.abs(scrollY - place), reads - SCREEN_BACK_PX))
    .toBeLessThan(2 * TEXT_LINE_PX)
})
