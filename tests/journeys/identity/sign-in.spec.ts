import { classesWithoutStyle } from '../classes-without-style.ts'
import { holdScripts } from '../hold-scripts.ts'
import { people } from '../people.ts'
import { query } from '../portal-database.ts'
import { expect, test } from '../portal-fixture.ts'

test.describe('signing in', () => {
  test('a wrong password and an unknown CPF are told in the same words', async ({ page }) => {
    const attempt = async (cpf: string, password: string) => {
      await page.goto('/login')
      await page.getByLabel('CPF').fill(cpf)
      await page.getByLabel('Senha').fill(password)
      await page.getByRole('button', { name: 'Entrar' }).click()
      return page.getByText('CPF ou senha', { exact: false }).textContent()
    }
    const wrongPassword = await attempt(people.Ana.cpf, 'Errada@2026')
    const unknownPerson = await attempt('000.000.001-91', 'Errada@2026')
    expect(wrongPassword).toBe(unknownPerson)
    await expect(page).toHaveURL(/\/login/)
  })

  test('what somebody came with gives way to the answer: one refusal is told once', async ({ page }) => {
    await page.goto('/login?motivo=recusada', { waitUntil: 'networkidle' })
    await expect(page.getByText('CPF ou senha')).toHaveCount(1)
    await page.getByLabel('CPF').fill('000.000.001-91')
    await page.getByLabel('Senha').fill('Errada@2026')
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page.getByRole('alert')).toContainText('CPF ou senha')
    await expect(page.getByText('CPF ou senha')).toHaveCount(1)
  })

  test('an empty form says what is missing and leads there', async ({ page }) => {
    await page.goto('/login', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page.getByText('Digite seu CPF.')).toBeVisible()
    await expect(page.getByText('A senha é obrigatória')).toBeVisible()
    await expect(page.getByLabel('CPF')).toBeFocused()
  })

  test('a page asked for before signing in is where Helena arrives', async ({ page, portal }) => {
    await page.goto('/services/requests?page=0')
    await expect(page).toHaveURL(/\/login\?voltar=/)
    await page.getByLabel('CPF').fill(people.Helena.cpf)
    await page.getByLabel('Senha').fill('Prev@2026')
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page).toHaveURL(`${portal.url}/services/requests`)
  })

  test('no way back leads to another site', async ({ page, portal }) => {
    await page.goto('/login?voltar=https://outro.site/')
    await page.getByLabel('CPF').fill(people.Carlos.cpf)
    await page.getByLabel('Senha').fill('Prev@2026')
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page).toHaveURL(`${portal.url}/`)
  })

  test('home greets Carlos, whose session lives in sealed cookies that no script can read', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn('Carlos')
    await expect(page).toHaveURL(/\/$/)
    await expect(page).toHaveTitle('Início | Portal do Participante')
    await expect(page.getByRole('banner')).toContainText('Olá, Carlos')
    await expect(page.getByRole('banner')).toContainText(people.Carlos.cpf)
    // He has one plan, which is chosen by itself.
    await expect(page.getByRole('link', { name: /HPE/ })).toBeVisible()
    const cookies = await context.cookies()
    const ours = cookies.filter(({ name }) => ['login', 'plano', 'tema'].includes(name))
    expect(ours).toHaveLength(3)
    for (const cookie of ours) {
      expect(cookie.httpOnly).toBe(true)
      expect(cookie.sameSite).toBe('Lax')
      expect(cookie.value).not.toContain('11144477735')
      expect(cookie.expires - Date.now() / 1000).toBeLessThanOrEqual(3601)
    }
    const device = cookies.find(({ name }) => name === 'aparelhos')
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    expect((device?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(179 * 24 * 3600)
    expect(await page.evaluate(() => document.cookie)).toBe('')
  })

  test('strangers who try Carlos’s CPF keep him out of no network in which he has a device that he signed in with', async ({
    page,
    context,
    portal,
    signIn,
  }) => {
    await signIn('Carlos')
    const moveAway = () => query(portal, `update sign_ins set network = '203.0.113.*'`)
    await moveAway()
    await query(
      portal,
      `insert into attempts (kind, account, place, is_open, at)
       select 'sign-in', encode(sha256('cpf:11144477735'), 'hex'), encode(sha256(n::text::bytea), 'hex'), false, $1
       from generate_series(1, 100) n`,
      [new Date()],
    )
    const enter = async () => {
      await page.goto('/login')
      await page.getByLabel('CPF').fill(people.Carlos.cpf)
      await page.getByLabel('Senha').fill('Prev@2026')
      await page.getByRole('button', { name: 'Entrar' }).click()
    }
    await context.clearCookies({ name: 'login' })
    await enter()
    await expect(page).toHaveURL(`${portal.url}/`)
    await moveAway()
    await context.clearCookies()
    await enter()
    await expect(page.getByRole('alert')).toContainText('crie uma senha nova em "Esqueci minha senha"')
  })

  test('Carlos leaves: the session is over everywhere', async ({ page, context, signIn }) => {
    await signIn('Carlos')
    const before = await context.cookies()
    await page.getByRole('button', { name: `Menu de ${people.Carlos.name}` }).click()
    await page.getByRole('menuitem', { name: 'Sair' }).click()
    await expect(page.getByText('Você saiu do portal. Até logo!')).toBeVisible()
    await context.addCookies(before)
    await page.goto('/services/requests')
    await expect(page).toHaveURL(/\/login/)
  })

  test('before the page’s script arrives the form works all the same', async ({ browser, portal }) => {
    const context = await browser.newContext({ locale: 'pt-BR', javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${portal.url}/login`)
    expect(await classesWithoutStyle(page)).toEqual([])
    await page.getByLabel('CPF').fill(people.Carlos.cpf)
    await page.getByLabel('Senha').fill('Errada@2026')
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page.getByText('CPF ou senha incorretos.', { exact: false })).toBeVisible()
    expect(await classesWithoutStyle(page)).toEqual([])
    await page.getByLabel('CPF').fill(people.Carlos.cpf)
    await page.getByLabel('Senha').fill('Prev@2026')
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page).toHaveURL(`${portal.url}/`)
    await expect(page.getByRole('banner')).toContainText('Olá, Carlos')
    await context.close()
  })

  test('what is typed before the script arrives is kept', async ({ browser, portal }) => {
    const context = await browser.newContext({ locale: 'pt-BR' })
    const page = await context.newPage()
    const scriptsCome = await holdScripts(page)
    await page.goto(`${portal.url}/login`, { waitUntil: 'commit' })
    await page.getByLabel('CPF').fill('11144477735')
    await page.getByLabel('Senha').fill('Prev@2026')
    scriptsCome()
    await expect(page.getByLabel('CPF')).toHaveValue('111.444.777-35')
    await expect(page.getByLabel('Senha')).toHaveValue('Prev@2026')
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page.getByRole('banner')).toContainText('Olá, Carlos')
    await context.close()
  })
})
