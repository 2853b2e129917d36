import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import {
  assistedPages,
  attendantPages,
  fundPages,
  invitedPages,
  leaverPages,
  publicPages,
  retiringPages,
  savingPages,
} from './offered-pages.ts'
import { openAndCloseAll } from './openers.ts'
import { expect, test } from './portal-fixture.ts'

type Looks = 'in one scheme' | 'in light and dark'

/**
 * Goes to pages that a person is offered. On each axe finds nothing, at 320 px nothing has to be scrolled sideways, and whatever opens
 * something is closed again by Escape, each once. Where it turns dark, only its colours can be wrong.
 */
async function expectFitForAll(page: Page, paths: readonly string[], looks: Looks): Promise<void> {
  const pressed = new Set<string>()
  for (const path of paths) {
    if (looks === 'in light and dark') await page.emulateMedia({ colorScheme: 'light' })
    expect((await page.goto(path))?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    expect(await overflowAt320(page), path).toBeLessThanOrEqual(0)
    await openAndCloseAll(page, pressed, 'main')
    if (looks === 'in one scheme') continue
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page, { rules: 'of-colours' })
  }
}

async function overflowAt320(page: Page): Promise<number> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  if (size) await page.setViewportSize(size)
  return overflow
}

for (const [part, paths] of Object.entries({ ...savingPages, ...invitedPages })) {
  test(`pages ${part} are fit for all in light and dark: Ana`, async ({ page, signIn }) => {
    test.setTimeout(120_000)
    await signIn('Ana', { plan: 'MAIS_VALOR', at: null })
    await expectFitForAll(page, paths, 'in light and dark')
  })
}

test('what Ana meets first in her other plan is fit for all', async ({ page, signIn }) => {
  await signIn('Ana', { plan: 'HPE', at: null })
  await expectFitForAll(page, ['/', '/services'], 'in one scheme')
})

// Who has decided nothing yet sees other parts of these; how her plan's yellow reads is proven with the palette.
test('what Helena has to decide is fit for all in the dark of her plan', async ({ page, signIn }) => {
  test.setTimeout(120_000)
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn('Helena', { at: null })
  await expectFitForAll(page, ['/', ...savingPages['to decide'], '/dependentes'], 'in one scheme')
})

test('pages of Carlos’ benefit are fit for all', async ({ page, signIn }) => {
  test.setTimeout(120_000)
  await signIn('Carlos', { at: '/services/contracheque' })
  const details = await page.getByRole('link', { name: 'Ver detalhes' }).getAttribute('href')
  await expectFitForAll(page, [...assistedPages, details ?? ''], 'in one scheme')
})

for (const [name, who, paths] of [
  ['Silvia', 'who may retire', retiringPages],
  ['Cesar', 'who waits for a first payment', ['/services/saque-a-vista']],
  ['Gustavo', 'who leaves', leaverPages],
] as const) {
  test(`pages of ${who} are fit for all: ${name}`, async ({ page, signIn }) => {
    await signIn(name, { at: null })
    await expectFitForAll(page, paths, 'in one scheme')
  })
}

test('pages before the sign-in and of the back office are fit for all, in light and dark', async ({
  page,
  signIn,
}) => {
  test.setTimeout(120_000)
  await expectFitForAll(page, publicPages, 'in light and dark')
  await signIn('Marta', { at: null })
  await expectFitForAll(page, attendantPages, 'in light and dark')
})

test('the settings that run the fund are fit for all, in light and dark', async ({ page, signIn }) => {
  test.setTimeout(120_000)
  await signIn('Marta', { at: null })
  await expectFitForAll(page, fundPages, 'in light and dark')
})

for (const name of ['Ana', 'Karina'] as const) {
  test(`an open conversation is fit for all: ${name}, in light and dark`, async ({ page, signIn }) => {
    await signIn(name, { ...(name === 'Ana' && { plan: 'HPE' }), at: '/chat' })
    const conversation = page.getByRole('list', { name: 'Conversas' }).getByRole('link').first()
    await expectFitForAll(page, [(await conversation.getAttribute('href')) ?? ''], 'in light and dark')
    await expect(page.getByRole('log', { name: /^Mensagens de/ })).toBeVisible()
  })
}

test('Ana does it all with the keyboard', async ({ page, portal }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${portal.url}/login`)
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const tabTo = async (name: RegExp | string, role: 'button' | 'link' | 'textbox' = 'button') => {
    const target = page.getByRole(role, { name }).first()
    for (let step = 0; step < 60; step++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await press('Tab')
    }
    throw new Error(`the keyboard never reached ${name}`)
  }
  await page.getByLabel('CPF').focus()
  await page.keyboard.type('52998224725')
  await press('Tab')
  await page.keyboard.type('Prev@2026')
  await press('Enter')
  await expect(page.getByRole('dialog', { name: 'Escolha seu plano' })).toBeVisible()
  await tabTo(/^HPE/)
  await press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto(`${portal.url}/services/alterar-contribuicao`)
  await press('Tab')
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused()
  await press('Enter')
  await tabTo(/Contribuição básica/)
  await press('Enter')
  await expect(page.getByRole('listbox')).toBeVisible()
  await press('End', 'Enter')
  await expect(page.getByRole('button', { name: /Contribuição básica/ })).toContainText('6%')
  await tabTo('Revisar alteração')
  await press('Enter')
  await expect(page.getByRole('heading', { name: 'Confira antes de enviar' })).toBeFocused()
  await tabTo(/^Alterar a partir de/)
  await press('Enter')
  await expect(page.getByRole('heading', { name: 'Recebemos seu pedido' })).toBeFocused()
})
