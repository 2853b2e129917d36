import { holdScripts } from './hold-scripts.ts'
import { people } from './people.ts'
import { expect, test } from './portal-fixture.ts'
import { extend, type Translator, translate } from './translator.ts'

const manners: readonly Translator[] = ['drops', 'wraps']

/** React says that it found something else than the server drew; it draws the page anew. */
const DRAWN_ANEW = /Minified React error #(418|423|425)|Hydration failed/

for (const manner of manners) {
  test(`a translator that ${manner} texts comes before the program: Helena signs in, and nothing that she typed is lost`, async ({
    page,
    portal,
    pageErrors,
  }) => {
    pageErrors.allow(DRAWN_ANEW)
    const scriptsCome = await holdScripts(page)
    await page.goto('/login', { waitUntil: 'commit' })
    const cpf = page.getByRole('textbox').first()
    await cpf.pressSequentially(people.Helena.cpf.replaceAll(/\D/g, '').slice(0, 5))
    await translate(page, manner)
    scriptsCome()
    await expect(cpf).toHaveValue(people.Helena.cpf.slice(0, 6))
    await expect(cpf).toBeFocused()
    await page.keyboard.type(people.Helena.cpf.replaceAll(/\D/g, '').slice(5), { delay: 60 })
    await expect(cpf).toHaveValue(people.Helena.cpf)
    await page.locator('input[type="password"]').fill('Prev@2026')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${portal.url}/`)
  })

  test(`a translator that ${manner} texts comes before the program of a form: what was filled in stays`, async ({
    page,
    signIn,
    pageErrors,
  }) => {
    pageErrors.allow(DRAWN_ANEW)
    await signIn('Helena', { at: null })
    const scriptsCome = await holdScripts(page)
    await page.goto('/services/simulador-regime-tributacao', { waitUntil: 'commit' })
    await page.getByText('Renda por um número de anos').click()
    await page.getByLabel('Contribuição por mês').fill('3500')
    await page.getByText('Deduzo as contribuições na declaração anual').click()
    await translate(page, manner)
    scriptsCome()
    // Typed in the very moment in which React draws the page anew, a figure is lost: one types again.
    await expect(async () => {
      await page.getByLabel('Anos de renda').fill('20')
      await page.getByLabel('Renda tributável por ano, hoje').fill('300000')
      await expect(page.getByLabel('Contribuição por mês')).toHaveValue(/3\.?500/, { timeout: 1000 })
      await expect(page.getByLabel('Anos de renda')).toHaveValue('20', { timeout: 1000 })
    }).toPass()
    await expect(page.getByLabel('Renda por um número de anos')).toBeChecked()
    await page.getByRole('button', { name: /^Calcular/ }).click()
    await expect(page.getByRole('region', { name: /^Dedução enquanto contribui/ })).toContainText(
      /36\.000,00/,
    )
  })

  test(`a translator that ${manner} texts works beside Helena: pages, overlays, changes and refusals go on`, async ({
    page,
    signIn,
    pageErrors,
  }) => {
    test.setTimeout(120_000)
    // Parts that React takes over later are translated before.
    pageErrors.allow(DRAWN_ANEW)
    await signIn('Helena', { at: '/' })
    await translate(page, manner)

    await test.step('from page to page', async () => {
      const navigation = page.getByRole('navigation')
      for (const [name, path] of [
        [/^Serviços/, /\/services$/],
        [/^Documentos/, /\/documents$/],
        [/^Início/, /\/$/],
      ] as const) {
        await navigation.getByRole('link', { name }).click()
        await expect(page).toHaveURL(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
    })

    await test.step('overlays', async () => {
      await page.getByRole('button', { name: /^Menu de/ }).click()
      await expect(page.getByRole('menu')).toBeVisible()
      await page.keyboard.press('Escape')
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').fill('extrato')
      await expect(page.getByRole('option').first()).toBeVisible()
      await page.getByRole('combobox').fill('zzzz')
      await page.getByRole('combobox').fill('documentos')
      await expect(page.getByRole('option').first()).toBeVisible()
      await page.keyboard.press('Escape')
    })

    await test.step('figures that change are shown as they are', async () => {
      await page.goto('/services/simulador-beneficio')
      await translate(page, manner)
      const result = page.getByRole('main')
      const before = await result.textContent()
      const field = page.getByRole('textbox').first()
      await field.fill('2500')
      await field.press('Tab')
      await expect.poll(() => result.textContent()).not.toBe(before)
      await expect(page.getByText('Algo deu errado')).toBeHidden()
    })

    await test.step('refusals of a form come and go', async () => {
      await page.goto('/perfil')
      await translate(page, manner)
      await page.getByRole('button', { name: /^Alterar telefones/ }).click()
      const phone = page.getByRole('textbox', { name: /^Celular/ })
      await phone.fill('11')
      await page.getByRole('button', { name: /^Salvar telefones/ }).click()
      await expect(phone).toHaveAttribute('aria-invalid', 'true')
      await phone.fill('11987654321')
      await page.getByRole('button', { name: /^Salvar telefones/ }).click()
      await expect(page.getByRole('button', { name: /^Alterar telefones/ })).toBeVisible()
    })

    await test.step('lists that are filtered', async () => {
      await page.goto('/services/requests')
      await translate(page, manner)
      for (const word of ['resgate', 'nada disso', '']) {
        await page.getByRole('searchbox').first().fill(word)
        await page.waitForTimeout(700)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
    })
  })
}

test('extensions were there before the program, and nobody has touched the form: it stands, and Helena signs in', async ({
  page,
  portal,
  pageErrors,
}) => {
  pageErrors.allow(DRAWN_ANEW)
  const scriptsCome = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('CPF').waitFor()
  await extend(page)
  scriptsCome()
  await expect(page.locator('html')).not.toHaveAttribute('data-extension')
  await expect(page.getByLabel('CPF')).toBeVisible()
  await page.getByLabel('CPF').click()
  await page.keyboard.type(people.Helena.cpf, { delay: 20 })
  await page.keyboard.press('Tab')
  await page.keyboard.type('Prev@2026', { delay: 20 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${portal.url}/`)
})

test('extensions were there before the program, whose form never comes: Helena signs in all the same', async ({
  page,
  portal,
  pageErrors,
}) => {
  pageErrors.allow(DRAWN_ANEW)
  pageErrors.allow(/Failed to (load|fetch)/)
  const scriptsCome = await holdScripts(page)
  await page.route('**/SignInForm*.js', (route) => route.abort())
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('CPF').waitFor()
  await extend(page)
  scriptsCome()
  await expect(page.locator('html')).not.toHaveAttribute('data-extension')
  await page.getByLabel('CPF').fill(people.Helena.cpf)
  await page.getByLabel('Senha').fill('Prev@2026')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(`${portal.url}/`)
})

test('extensions put their own between what the server drew: Helena signs in and fills in a form', async ({
  page,
  portal,
  pageErrors,
}) => {
  pageErrors.allow(DRAWN_ANEW)
  const scriptsCome = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('CPF').fill(people.Helena.cpf)
  await extend(page)
  scriptsCome()
  // The tool focuses a field and then types: between the two the page may be drawn anew.
  await expect(async () => {
    await page.getByLabel('Senha').fill('Prev@2026')
    await expect(page.getByLabel('Senha')).toHaveValue('Prev@2026', { timeout: 1000 })
  }).toPass()
  await expect(page.getByLabel('CPF')).toHaveValue(people.Helena.cpf)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(`${portal.url}/`)

  await page.goto('/perfil', { waitUntil: 'domcontentloaded' })
  await extend(page)
  await page.getByRole('button', { name: 'Alterar telefones' }).click()
  await extend(page)
  await page.getByRole('textbox', { name: 'Celular' }).fill('11987654322')
  await page.getByRole('button', { name: 'Salvar telefones' }).click()
  await expect(page.getByRole('button', { name: 'Alterar telefones' })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Serviços' }).click()
  await expect(page).toHaveURL(/\/services$/)
})
