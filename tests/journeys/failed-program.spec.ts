import type { Page, Route } from '@playwright/test'
import { holdScripts } from './hold-scripts.ts'
import { people } from './people.ts'
import { expect, test } from './portal-fixture.ts'

const line = (page: Page) =>
  page.getByText('Parte desta página não carregou neste navegador', { exact: false })

/** How the first program of a page may fail to run. */
const failures: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  [
    'throws as it begins',
    (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'throw new TypeError("toSorted is not a function")',
      }),
  ],
  ['is not there', (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: '' })],
  [
    'has words that the browser does not know',
    (route) => route.fulfill({ contentType: 'text/javascript', body: 'export const a = #b;' }),
  ],
  ['is blocked', (route) => route.abort('blockedbyclient')],
]

async function signInWithout(page: Page): Promise<void> {
  await page.getByLabel('CPF').fill(people.Carlos.cpf)
  await page.getByLabel('Senha').fill('Prev@2026')
  await page.getByRole('button', { name: 'Entrar' }).click()
}

for (const [words, fail] of failures) {
  test(`the program ${words}: the page says so quietly, and Carlos signs in and reads`, async ({
    page,
    portal,
    pageErrors,
  }) => {
    pageErrors.allow(/^/)
    await page.route('**/assets/framework-*.js', fail)
    await page.goto('/login', { waitUntil: 'commit' })
    await expect(line(page)).toBeVisible()
    await signInWithout(page)
    await expect(page).toHaveURL(`${portal.url}/`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(line(page)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Ver seu plano em detalhe' }).click()
    await expect(page).toHaveURL(/\/meu-plano$/)
    await expect(page.getByText('Algo deu errado')).toBeHidden()
  })

  test(`a program of the page itself ${words}: the page stays`, async ({ page, signIn, pageErrors }) => {
    pageErrors.allow(/^/)
    await signIn('Helena', { at: null })
    await page.route('**/assets/extrato-contribuicao-*.js', fail)
    await page.goto('/services/extrato-contribuicao', { waitUntil: 'commit' })
    await expect(line(page)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('table').first()).toBeVisible()
    await expect(page.getByText('Confira a sua conexão')).toBeHidden()
    await expect(page.getByText('Algo deu errado')).toBeHidden()
  })

  test(`the program of the sign-in form ${words}: the browser posts the form`, async ({
    page,
    portal,
    pageErrors,
  }) => {
    pageErrors.allow(/^/)
    await page.route('**/assets/SignInForm-*.js', fail)
    await page.goto('/login')
    await signInWithout(page)
    await expect(page).toHaveURL(`${portal.url}/`)
  })
}

/** Failures in the page itself: as it is drawn, and in what it does right after. */
const breakages: readonly (readonly [string, () => void])[] = [
  [
    'as the page is drawn',
    () => {
      Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
        get() {
          throw new TypeError('format')
        },
      })
    },
  ],
  [
    'right after the page was drawn',
    () => {
      globalThis.matchMedia = () => {
        throw new TypeError('matchMedia')
      }
    },
  ],
]

for (const [words, breakIt] of breakages) {
  test(`something fails ${words}: what the server drew stays and leads on`, async ({
    page,
    signIn,
    pageErrors,
  }) => {
    pageErrors.allow(/^/)
    await signIn('Helena', { at: null })
    await page.addInitScript(breakIt)
    await page.goto('/services/extrato-contribuicao', { waitUntil: 'commit' })
    await expect(line(page)).toBeVisible()
    await expect(page.getByRole('main').getByRole('table').first()).toBeVisible()
    await page.getByRole('navigation').getByRole('link', { name: 'Início', exact: true }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('the page fails while Helena fills it in: what she typed and where she was stay', async ({
  page,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(/^/)
  await signIn('Helena', { at: null })
  const scriptsCome = await holdScripts(page)
  await page.addInitScript(() => {
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get() {
        throw new TypeError('format')
      },
    })
  })
  await page.goto('/services/simulador-regime-tributacao', { waitUntil: 'commit' })
  const amount = page.getByLabel('Contribuição por mês')
  await amount.fill('3500')
  await page.getByText('Renda por um número de anos').click()
  await amount.focus()
  scriptsCome()
  await expect(line(page)).toBeVisible()
  await expect(amount).toHaveValue('3500')
  await expect(amount).toBeFocused()
  await expect(page.getByLabel('Renda por um número de anos')).toBeChecked()
})

test('a form that needs its program puts nothing into the address without it', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/^/)
  await page.route('**/assets/framework-*.js', (route) => route.abort())
  await page.goto('/alterar-senha', { waitUntil: 'commit' })
  await expect(line(page)).toBeVisible()
  await page.getByLabel('CPF').fill(people.Eduardo.cpf)
  await page.getByRole('button', { name: 'Enviar' }).click()
  expect(new URL(page.url()).search).toBe('')
  await expect(page.getByLabel('CPF')).toHaveValue(people.Eduardo.cpf)
})
