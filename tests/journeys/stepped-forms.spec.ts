import type { Page, Route } from '@playwright/test'
import { choose, choosePlan } from './choose-plan.ts'
import { people } from './people.ts'
import { query } from './portal-database.ts'
import { expect, type Portal, test, untilHydrated } from './portal-fixture.ts'
import { type SteppedForm, steppedForms } from './stepped-forms.ts'

for (const form of steppedForms) {
  test(`${form.who} goes back, reloads, changes the device and signs in again in the middle of ${form.at}${form.plan ? ` (${form.plan})` : ''}`, async ({
    page,
    portal,
    signIn,
    atAnotherDesk,
  }) => {
    test.setTimeout(120_000)
    const heading = (shown: Page) => shown.getByRole('heading', { name: 'Confira antes de enviar' })
    await form.prepare?.(portal)
    await signIn(form.who, { plan: form.plan, at: form.at })
    await form.fill(page)
    await page.getByRole('button', { name: form.review }).click()
    await expect(heading(page)).toBeFocused()
    await expect(page).toHaveURL(/[?&]etapa=conferir/)

    await test.step('a reload stays on the review', async () => {
      await page.reload()
      await expect(heading(page)).toBeVisible()
    })
    await test.step('the way back leads to the form, and forward again to the review', async () => {
      await page.goBack()
      await form.isFilled(page)
      await page.goForward()
      await expect(heading(page)).toBeVisible()
      await page.goBack()
      await saved(portal, 1)
    })
    const device = await atAnotherDesk(form.who, { plan: form.plan, at: form.at })
    await test.step('another device goes on with it, and this one is told', async () => {
      await form.isFilled(device)
      await form.change(device)
      await saved(portal, 2)
      if (!form.changeAgain) return
      await form.changeAgain(page)
      await expect(page.getByText(/foi salvo em outra aba ou aparelho/)).toBeVisible()
    })
    await test.step('a session that ends at the last button leads back to it', async () => {
      await device.getByRole('button', { name: form.review }).click()
      await expect(heading(device)).toBeVisible()
      await form.sign?.(device)
      await query(portal, 'update sessions set revoked_at = now()')
      // Something else on the page may notice first; a press that still waited would then press the button after the sign-in.
      const confirm = device.getByRole('button', { name: form.confirm })
      await confirm.click({ timeout: 3000 }).catch(() => undefined)
      await expect(device).toHaveURL(/\/login\?/)
      await signInAgain(device, form)
      await expect(heading(device)).toBeVisible()
      await device.getByRole('button', { name: 'Voltar e ajustar' }).click()
      await form.isChanged(device)
    })
  })
}

test('the answer to a save gets lost, and the session ends while Ana chooses: what she chose is there', async ({
  page,
  portal,
  signIn,
}) => {
  test.setTimeout(120_000)
  const ana = { who: 'Ana', plan: 'HPE' } as const
  const chosen = page.getByRole('button', { name: /Contribuição básica/ })
  await signIn(ana.who, { plan: ana.plan, at: '/services/alterar-contribuicao' })
  let lost = 0
  await page.route('**/_serverFn/**', async (route) => {
    if (lost > 0 || !isDraft(route)) return route.continue()
    lost += 1
    await route.fetch()
    await route.abort()
  })
  await choose(page, 'Contribuição básica', '6%')
  await expect.poll(() => lost).toBe(1)
  await page.unrouteAll({ behavior: 'wait' })
  await choose(page, 'Contribuição básica', '5%')
  await saved(portal, 2)
  await page.reload()
  await expect(chosen).toContainText('5%')

  const ended = Promise.withResolvers<void>()
  await page.route('**/_serverFn/**', async (route) => {
    if (isDraft(route)) await ended.promise
    await route.continue()
  })
  await choose(page, 'Contribuição básica', '4%')
  await query(portal, 'update sessions set revoked_at = now()')
  ended.resolve()
  await expect(page).toHaveURL(/\/login\?/)
  await signInAgain(page, ana)
  await expect(chosen).toContainText('4%')
})

const isDraft = (route: Route) => route.request().postData()?.includes('alterar-contribuicao') ?? false

async function signInAgain(page: Page, { who, plan }: Pick<SteppedForm, 'who' | 'plan'>): Promise<void> {
  await page.getByLabel('CPF').fill(people[who].cpf)
  await page.getByLabel('Senha').fill('Prev@2026')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.waitForURL(/^(?!.*\/login)/)
  await untilHydrated(page)
  if (plan) await choosePlan(page, plan)
}

/** Waits until the draft saved last has a version. */
async function saved(portal: Portal, version: number): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await query(
        portal,
        'select version from drafts where archived_at is null order by saved_at desc limit 1',
      )
      return rows[0]?.version ?? 0
    })
    .toBeGreaterThanOrEqual(version)
}
