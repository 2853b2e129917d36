import { choose, choosePlan } from '../choose-plan.ts'
import { timeThatPasses } from '../pass-time.ts'
import { people } from '../people.ts'
import { query } from '../portal-database.ts'
import { expect, test } from '../portal-fixture.ts'

test('the session ends while Ana fills the form: she signs in again and nothing is lost', async ({
  page,
  portal,
  signIn,
}) => {
  const startedAt = new Date()
  await signIn('Ana', { plan: 'HPE', at: '/services/alterar-contribuicao' })
  await choose(page, 'Contribuição básica', '6%')
  await choose(page, 'Contribuição suplementar', '5%')
  await page.getByRole('button', { name: 'Revisar alteração' }).click()
  // Her input is saved by now: a save after the end of the session would lead to the sign-in page before she confirms.
  const kept = `select count(*)::int as kept from drafts where data::text like '%"percentualSuplementar": 5%'`
  await expect.poll(async () => (await query(portal, kept)).rows[0]).toEqual({ kept: 1 })
  await query(portal, 'update sessions set revoked_at = now()')
  // Something else on the page may notice first, and then there is no button any more.
  const confirm = page.getByRole('button', { name: /^Alterar a partir de/ })
  await confirm.click({ timeout: 3000 }).catch(() => undefined)

  await expect(page).toHaveURL(/\/login\?/)
  await expect(page.getByText('Sua sessão terminou.', { exact: false })).toBeVisible()
  await page.getByLabel('CPF').fill(people.Ana.cpf)
  await page.getByLabel('Senha').fill('Prev@2026')
  await page.getByRole('button', { name: 'Entrar' }).click()

  await choosePlan(page, 'HPE')
  await expect(page).toHaveURL(/\/services\/alterar-contribuicao\?etapa=conferir$/)
  await expect(page.getByRole('row', { name: /Percentual básico/ })).toContainText('6%')
  await expect(page.getByRole('row', { name: /Percentual suplementar/ })).toContainText('5%')
  const { rows } = await query(portal, 'select id from requests where filed_at > $1', [startedAt])
  expect(rows).toEqual([])
})

test('the session ends while Carlos changes his telephones: saving leads to the sign-in page and back', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('Carlos', { at: '/perfil' })
  await page.getByRole('button', { name: 'Alterar telefones' }).click()
  await page.getByRole('textbox', { name: 'Celular' }).fill('11987654321')
  await query(portal, 'update sessions set revoked_at = now()')
  const save = page.getByRole('button', { name: 'Salvar telefones' })
  await save.click({ timeout: 3000 }).catch(() => undefined)

  await expect(page).toHaveURL(/\/login\?voltar=%2Fperfil/)
  await expect(page.getByText('Sua sessão terminou.', { exact: false })).toBeVisible()
  await page.getByLabel('CPF').fill(people.Carlos.cpf)
  await page.getByLabel('Senha').fill('Prev@2026')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(/\/perfil$/)
  await expect(page.getByRole('button', { name: 'Alterar telefones' })).toBeVisible()
})

test('a revoked session takes every page to the sign-in, and the sign-in page itself never loops', async ({
  page,
  portal,
  signIn,
  context,
}) => {
  await signIn('Carlos', { at: null })
  await query(portal, 'update sessions set revoked_at = now()')
  await page.goto('/services')
  await expect(page).toHaveURL(/\/login\?voltar=%2Fservices/)
  expect((await context.cookies()).filter(({ name }) => name === 'login')).toEqual([])
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Portal do Participante' })).toBeVisible()
})

test('five minutes before its end the session warns', async ({ page, signIn }) => {
  await page.clock.install()
  const pass = await timeThatPasses(page)
  await signIn('Carlos', { anew: true })
  await expect(page.getByRole('banner')).toContainText('Olá, Carlos')
  await pass(54.5)
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await pass(1)
  await expect(page.getByRole('alertdialog', { name: 'Sua sessão termina em 5 minutos' })).toBeVisible()
  await page.getByRole('button', { name: 'Continuar aqui' }).click()
  await pass(5)
  await expect(page).toHaveURL(/\/login\?voltar=%2F/)
})

test('Ana chooses a plan that closed meanwhile: it is told, and she can choose again', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('Ana')
  const dialog = page.getByRole('dialog', { name: 'Escolha seu plano' })
  await expect(dialog.getByRole('button', { name: /MAIS_VALOR/ })).toBeVisible()
  await query(portal, "update plan_links set situation = 5 where enrolment = '400118'")
  await dialog.getByRole('button', { name: /MAIS_VALOR/ }).click()
  await expect(page.getByText('Plano não encontrado!').first()).toBeVisible()
  await expect(dialog.getByRole('button', { name: /HPE/ })).toBeEnabled()
})

test('the theme follows the plan: Ana goes from HPE to Mais Valor', async ({ page, signIn }) => {
  await signIn('Ana', { plan: 'HPE' })
  const brand = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ds-color-brand-fill'))
  expect(await brand()).toBe('#0b3a82')
  await page.getByRole('button', { name: `Menu de ${people.Ana.name}` }).click()
  await page.getByRole('menuitem', { name: 'Trocar de plano' }).click()
  await choosePlan(page, 'MAIS_VALOR')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await brand()).toBe('#3ba387')
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light')
})

test('a plan that Ana chooses in another tab leaves the colours of this one alone', async ({
  page,
  context,
  signIn,
}) => {
  await page.clock.install()
  await signIn('Ana', { plan: 'HPE' })
  const other = await context.newPage()
  await other.goto('/')
  await other.getByRole('button', { name: `Menu de ${people.Ana.name}` }).click()
  await other.getByRole('menuitem', { name: 'Trocar de plano' }).click()
  await choosePlan(other, 'MAIS_VALOR')

  await page.clock.fastForward('01:01')
  const asked = page.waitForResponse((response) => decodeURIComponent(response.url()).includes('idVinculo'))
  await page.getByRole('navigation').getByRole('link', { name: 'Serviços' }).click()
  expect(await (await asked).text()).toContain('trocado em outra aba')
  await expect(page).toHaveURL(/\/services$/)
  await expect(page.getByRole('link', { name: /HPE/ })).toBeVisible()
  expect(
    await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--ds-color-brand-fill'),
    ),
  ).toBe('#0b3a82')
})

test('Helena’s light yellow plan is dark from the first byte', async ({ request, signIn, context }) => {
  await signIn('Helena', { at: null })
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const html = await (await request.get('/', { headers: { cookie } })).text()
  expect(html).toMatch(/<html[^>]* data-scheme="dark"/)
  expect(html).toContain('--ds-color-brand-fill:#fdb913')
})
