import type { Page } from '@playwright/test'
import { choose, choosePlan } from './choose-plan.ts'
import { type PersonName, people } from './people.ts'
import { query } from './portal-database.ts'
import { expect, test } from './portal-fixture.ts'

/** A form in steps: who fills it, how, and how what was filled in is seen again. */
type SteppedForm = {
  who: PersonName
  plan?: string
  at: string
  fill: (page: Page) => Promise<void>
  isFilled: (page: Page) => Promise<void>
  /** Something else than at first, still to be accepted. */
  change: (page: Page) => Promise<void>
  isChanged: (page: Page) => Promise<void>
  review: string
  confirm: RegExp
}

const months = (page: Page) => page.getByRole('button', { name: /Meses sem contribuição/ })

const forms: readonly SteppedForm[] = [
  {
    who: 'Helena',
    at: '/services/suspend-contribution',
    fill: async (page) => {
      await choose(page, 'Meses sem contribuição', '2 meses')
      await page.getByText(/^Estou ciente de que a cobertura de risco/).click()
    },
    isFilled: (page) => expect(months(page)).toContainText('2 meses'),
    change: (page) => choose(page, 'Meses sem contribuição', '3 meses'),
    isChanged: (page) => expect(months(page)).toContainText('3 meses'),
    review: 'Revisar suspensão',
    confirm: /^Suspender a partir de/,
  },
]

for (const form of forms) {
  test(`${form.who} goes back, reloads, changes tab and device and signs in again in the middle of ${form.at}`, async ({
    page,
    portal,
    context,
    signIn,
    atAnotherDesk,
  }) => {
    test.setTimeout(120_000)
    const heading = (shown: Page) => shown.getByRole('heading', { name: 'Confira antes de enviar' })
    const saved = async (version: number) =>
      expect
        .poll(async () => {
          const { rows } = await query(
            portal,
            'select version from drafts where archived_at is null order by saved_at desc limit 1',
          )
          return rows[0]?.version ?? 0
        })
        .toBeGreaterThanOrEqual(version)

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
      await saved(1)
    })
    await test.step('another tab goes on with it, and this one is told', async () => {
      const tab = await context.newPage()
      await tab.goto(new URL(form.at, portal.url).href)
      await form.isFilled(tab)
      await form.change(tab)
      await saved(2)
      await tab.close()
      await form.change(page)
      await expect(page.getByText(/foi salvo em outra aba ou aparelho/)).toBeVisible()
    })
    const device = await atAnotherDesk(form.who, { plan: form.plan, at: form.at })
    await test.step('another device has what was filled in last', async () => {
      await form.isChanged(device)
    })
    await test.step('a session that ends at the last button leads back to it', async () => {
      await device.getByRole('button', { name: form.review }).click()
      await expect(heading(device)).toBeVisible()
      await query(portal, 'update sessions set revoked_at = now()')
      await device.getByRole('button', { name: form.confirm }).click()
      await expect(device).toHaveURL(/\/login\?/)
      await device.getByLabel('CPF').fill(people[form.who].cpf)
      await device.getByLabel('Senha').fill('Prev@2026')
      await device.getByRole('button', { name: 'Entrar' }).click()
      if (form.plan) await choosePlan(device, form.plan)
      await expect(heading(device)).toBeVisible()
      await device.getByRole('button', { name: 'Voltar e ajustar' }).click()
      await form.isChanged(device)
    })
  })
}
