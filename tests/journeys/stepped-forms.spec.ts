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
  /** And something else again; left out where there are only two to choose from. */
  changeAgain?: (page: Page) => Promise<void>
  isChanged: (page: Page) => Promise<void>
  review: string
  /** What is asked for on the review. */
  sign?: (page: Page) => Promise<void>
  confirm: RegExp
}

const basic = (page: Page) => page.getByRole('button', { name: /Contribuição básica/ })
const monthly = (page: Page) => page.getByLabel('Valor da contribuição mensal')
const post = (page: Page) => page.getByLabel(/^Cargo/)
const regimes = (page: Page) => page.getByRole('radiogroup', { name: 'Regime de tributação' })
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
    changeAgain: (page) => choose(page, 'Meses sem contribuição', '4 meses'),
    isChanged: (page) => expect(months(page)).toContainText('3 meses'),
    review: 'Revisar suspensão',
    confirm: /^Suspender a partir de/,
  },
  {
    who: 'Ana',
    plan: 'HPE',
    at: '/services/alterar-contribuicao',
    fill: (page) => choose(page, 'Contribuição básica', '6%'),
    isFilled: (page) => expect(basic(page)).toContainText('6%'),
    change: (page) => choose(page, 'Contribuição básica', '5%'),
    changeAgain: (page) => choose(page, 'Contribuição básica', '4%'),
    isChanged: (page) => expect(basic(page)).toContainText('5%'),
    review: 'Revisar alteração',
    confirm: /^Alterar a partir de/,
  },
  {
    who: 'Ana',
    plan: 'MAIS_VALOR',
    at: '/services/alterar-contribuicao',
    fill: async (page) => {
      await page.getByRole('radiogroup', { name: 'Forma de pagamento' }).getByText('Débito em conta').click()
      await page.getByLabel('Agência').fill('0057')
      await page.getByLabel('Conta', { exact: true }).fill('12345-7')
      await monthly(page).fill('150,00')
      await monthly(page).blur()
    },
    isFilled: (page) => expect(monthly(page)).toHaveValue(/150,00/),
    change: async (page) => {
      await monthly(page).fill('175,00')
      await monthly(page).blur()
    },
    changeAgain: async (page) => {
      await monthly(page).fill('180,00')
      await monthly(page).blur()
    },
    isChanged: (page) => expect(monthly(page)).toHaveValue(/175,00/),
    review: 'Revisar alteração',
    confirm: /^Alterar a partir de/,
  },
  {
    who: 'Eduardo',
    at: '/services/pep',
    fill: async (page) => {
      await post(page).fill('Vereador')
      await page.getByText('Declaro que as informações são verdadeiras', { exact: true }).click()
    },
    isFilled: (page) => expect(post(page)).toHaveValue('Vereador'),
    change: (page) => post(page).fill('Prefeito'),
    changeAgain: (page) => post(page).fill('Governador'),
    isChanged: (page) => expect(post(page)).toHaveValue('Prefeito'),
    review: 'Revisar declaração',
    confirm: /^Declarar agora/,
  },
  {
    who: 'Ana',
    plan: 'HPE',
    at: '/services/regime-tributacao',
    fill: (page) => regimes(page).getByText('Regressivo').click(),
    isFilled: (page) => expect(regimes(page).getByRole('radio', { name: /Regressivo/ })).toBeChecked(),
    change: (page) => regimes(page).getByText('Progressivo').click(),
    isChanged: (page) => expect(regimes(page).getByRole('radio', { name: /Progressivo/ })).toBeChecked(),
    review: 'Revisar a escolha',
    sign: async (page) => {
      await page.getByText('Vi a comparação dos dois regimes com o meu saldo.').click()
      await page.getByText('Sei que esta escolha não pode ser desfeita.').click()
      await page.getByLabel('Sua senha').fill('Prev@2026')
    },
    confirm: /^Assinar e ficar no/,
  },
]

for (const form of forms) {
  test(`${form.who} goes back, reloads, changes tab and device and signs in again in the middle of ${form.at}${form.plan ? ` (${form.plan})` : ''}`, async ({
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
      if (!form.changeAgain) return
      await form.changeAgain(page)
      await expect(page.getByText(/foi salvo em outra aba ou aparelho/)).toBeVisible()
    })
    const device = await atAnotherDesk(form.who, { plan: form.plan, at: form.at })
    await test.step('another device has what was filled in last', async () => {
      await form.isChanged(device)
    })
    await test.step('a session that ends at the last button leads back to it', async () => {
      await device.getByRole('button', { name: form.review }).click()
      await expect(heading(device)).toBeVisible()
      await form.sign?.(device)
      await query(portal, 'update sessions set revoked_at = now()')
      // Something else on the page may have noticed before the button is pressed.
      const press = device.getByRole('button', { name: form.confirm }).click()
      await Promise.race([press.catch(() => undefined), device.waitForURL(/\/login\?/)])
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
