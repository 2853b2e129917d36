import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { choose } from '../choose-plan.ts'
import { people } from '../people.ts'
import { query } from '../portal-database.ts'
import { expect, test } from '../portal-fixture.ts'

const NEW_PASSWORD = 'Nova@2026'
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

const next = (page: Page) => page.getByRole('button', { name: 'Continuar', exact: true })

async function createPassword(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Crie a sua senha' })).toBeFocused()
  await expect(next(page)).toBeDisabled()
  await page.getByLabel('Nova senha', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirme a nova senha').fill(NEW_PASSWORD)
  await next(page).click()
}

async function declareNoExposure(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Pessoa exposta politicamente' })).toBeFocused()
  await expect(page.getByText(/nos últimos cinco anos/)).toBeVisible()
  await next(page).click()
  await expect(page.getByRole('group', { name: /Falta/ })).toContainText('Escolha sim ou não.')
  await page.getByText('Não', { exact: true }).click()
  await next(page).click()
}

/** Signs in with the password of the first step, on the sign-in page. */
async function signInAgain(page: Page, cpf: string): Promise<void> {
  await page.getByLabel('CPF').fill(cpf)
  await page.getByLabel('Senha').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.waitForURL(/\/onboarding\?idStep=/)
}

/** The same as on another device. */
async function comeBack(page: Page, url: string, cpf: string): Promise<void> {
  await page.goto(`${url}/login`)
  await signInAgain(page, cpf)
}

test('Igor gets in by himself: percentages, and the profile of his answers', async ({ page, signIn }) => {
  test.setTimeout(150_000)
  await signIn('Igor')
  await expect(page).toHaveURL(/\/onboarding\?idStep=0$/)
  await expect(page.getByRole('heading', { name: 'Boas-vindas ao HPE, Igor' })).toBeVisible()
  await page.goto('/services')
  await expect(page).toHaveURL(/\/onboarding\?idStep=0$/)
  await page.getByRole('link', { name: 'Começar' }).click()
  await createPassword(page)
  await declareNoExposure(page)
  await expect(page).toHaveURL(/idStep=4$/)

  await expect(page.getByRole('heading', { name: 'Onde você mora' })).toBeFocused()
  await next(page).click()
  await expect(page.getByRole('group', { name: /Falta/ })).toContainText('O cep é obrigatório')
  await page.getByLabel('CEP').fill('01310100')
  await expect(page.getByLabel('Endereço', { exact: true })).toHaveValue('Avenida Paulista')
  await expect(page.getByLabel('Cidade')).toHaveValue('São Paulo')
  await page.getByLabel('Número', { exact: true }).fill('1000')
  await page.getByRole('button', { name: 'Como usamos seu endereço' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Entendi' }).click()
  await next(page).click()

  await expect(page).toHaveURL(/idStep=6$/)
  await choose(page, 'Contribuição básica', '6%')
  await choose(page, 'Contribuição suplementar', '5%')
  await page.getByRole('link', { name: 'Voltar' }).click()
  await expect(page.getByText(/^Salvo em/)).toBeVisible()
  await expect(page.getByLabel('CEP')).toHaveValue('01310-100')
  await page.goBack()
  await next(page).click()

  await expect(page.getByRole('heading', { name: 'Perfil de investimentos' })).toBeVisible()
  await expect(page.getByText(/primeira quinzena do mês/)).toBeVisible()
  await page.getByRole('button', { name: 'Responder o questionário' }).click()
  for (const group of await page.getByRole('radiogroup').all())
    await group.getByRole('radio').last().check({ force: true })
  await page.getByRole('button', { name: 'Ver meu resultado' }).click()
  await page.getByRole('button', { name: /^Concluir/ }).click()

  await expect(page.getByRole('heading', { name: 'Tudo pronto, Igor!' })).toBeFocused()
  await expect(page).toHaveURL(/idStep=0$/)
  await expect(page.getByText(/Sua primeira contribuição é a de/)).toBeVisible()
  await page.getByRole('link', { name: 'Ir para o início' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByText('Olá, Igor').first()).toBeVisible()
})

test('Joana is cut off in the middle and goes on elsewhere: income, abroad with proof, direct debit', async ({
  page,
  portal,
  signIn,
  browser,
  pageErrors,
}) => {
  test.setTimeout(150_000)
  await signIn('Joana')
  await page.getByRole('link', { name: 'Começar' }).click()
  await createPassword(page)
  await declareNoExposure(page)
  await choose(page, 'Faixa de renda mensal', 'De R$ 5.000 a R$ 7.999')
  await next(page).click()
  await expect(page.getByRole('heading', { name: 'Onde você mora' })).toBeFocused()
  await page.context().close()

  const elsewhere = await browser.newContext({ viewport: { width: 360, height: 740 } })
  pageErrors.watch(elsewhere)
  const phone = await elsewhere.newPage()
  await comeBack(phone, portal.url, people.Joana.cpf)
  await expect(phone).toHaveURL(/idStep=4$/)
  await phone.getByText('Sim', { exact: true }).click()
  const country = phone.getByRole('combobox', { name: 'País onde mora' })
  await country.pressSequentially('portu')
  await phone.getByRole('option', { name: 'Portugal' }).click()
  await expect(country).toHaveValue('Portugal')
  await phone.getByLabel('Código postal').fill('1100-148')
  await phone.getByLabel('Número de identificação fiscal').fill('501964843')
  await phone.locator('input[type=file]').setInputFiles({ name: 'c.png', mimeType: 'image/png', buffer: png })
  await expect(phone.getByText('Arquivo anexado.')).toBeVisible()
  await next(phone).click()

  await expect(phone.getByText('*Valor minimo R$122,08')).toBeVisible()
  await expect(next(phone)).toBeDisabled()
  await phone.getByLabel('Valor da contribuição mensal').fill('100')
  await phone.getByText('Débito em conta', { exact: true }).click()
  await expect(phone.getByLabel('Valor da contribuição mensal')).toHaveValue(/122,08/)
  await phone.getByLabel('Agência').fill('0057')
  await expect(next(phone)).toBeDisabled()
  await phone.getByLabel('Conta', { exact: true }).fill('123457')
  await next(phone).click()

  await expect(phone).toHaveURL(/idStep=7$/)
  await phone.goto(`${portal.url}/onboarding?idStep=4`)
  await expect(phone.getByRole('img', { name: /Comprovante enviado/ })).toBeVisible()
  await phone.goto(`${portal.url}/onboarding?idStep=6`)
  await expect(phone).toHaveURL(/idStep=7$/)
  await phone.getByRole('button', { name: 'Ficar no Super Conservador' }).click()
  await expect(phone.getByRole('heading', { name: 'Tudo pronto, Joana!' })).toBeFocused()
  await expect(phone.getByText(/O débito na sua conta é todo dia 10/)).toBeVisible()
  await expectAccessible(phone)
  await phone.getByRole('link', { name: 'Ir para o início' }).click()
  await expect(phone).toHaveURL(new RegExp(`^${portal.url}/$`))
  await elsewhere.close()
})

test('what Igor has filled in of a step outlives a reload, Back, another tab, another device and his session', async ({
  page,
  context,
  portal,
  signIn,
  browser,
  pageErrors,
}) => {
  test.setTimeout(150_000)
  const number = (at: Page) => at.getByLabel('Número', { exact: true })
  const district = (at: Page) => at.getByLabel('Bairro')
  const isSaved = (at: Page) => expect(at.getByText(/^Salvo às \d{2}:\d{2}$/)).toBeVisible()
  await signIn('Igor')
  await page.getByRole('link', { name: 'Começar' }).click()
  await createPassword(page)
  await declareNoExposure(page)
  await expect(page).toHaveURL(/idStep=4$/)

  await test.step('a reload and Back', async () => {
    await number(page).fill('1000')
    await isSaved(page)
    await page.reload()
    await expect(page.getByText('Recuperamos o que você tinha preenchido.')).toBeVisible()
    await expect(number(page)).toHaveValue('1000')
    await page.getByRole('link', { name: 'Voltar' }).click()
    await expect(page.getByRole('heading', { name: 'Pessoa exposta politicamente' })).toBeFocused()
    await page.goBack()
    await expect(number(page)).toHaveValue('1000')
  })
  await test.step('another tab, whose page is older then', async () => {
    const other = await context.newPage()
    await other.goto(`${portal.url}/onboarding?idStep=4`)
    await expect(number(other)).toHaveValue('1000')
    const saved = page.waitForResponse((response) => response.request().method() === 'POST')
    await district(page).fill('Centro')
    await saved
    await isSaved(page)
    await district(other).fill('Liberdade')
    await expect(other.getByText('foi salvo em outra aba ou aparelho', { exact: false })).toBeVisible()
    await other.getByRole('button', { name: 'Atualizar a página' }).click()
    await expect(district(other)).toHaveValue('Centro')
    await other.close()
  })
  await test.step('another device, where his session ends', async () => {
    const elsewhere = await browser.newContext({ viewport: { width: 360, height: 740 } })
    pageErrors.watch(elsewhere)
    const phone = await elsewhere.newPage()
    await comeBack(phone, portal.url, people.Igor.cpf)
    await expect(phone).toHaveURL(/idStep=4$/)
    await expect(number(phone)).toHaveValue('1000')
    await phone.getByLabel('CEP').fill('01310100')
    await expect(phone.getByLabel('Cidade')).toHaveValue('São Paulo')
    await isSaved(phone)
    await query(portal, 'update sessions set revoked_at = now()')
    await district(phone).fill('Bela Vista do Alto')
    await next(phone).click()
    await expect(phone.getByText('Sua sessão terminou.', { exact: false })).toBeVisible()
    await signInAgain(phone, people.Igor.cpf)
    await expect(phone).toHaveURL(/idStep=4$/)
    await expect(district(phone)).toHaveValue('Bela Vista do Alto')
    await next(phone).click()
    // The address is there before the step, whose page still has the way back of the one before.
    await expect(phone.getByRole('status').filter({ hasText: 'Passo 4 de 5' })).toBeAttached()
    await phone.getByRole('link', { name: 'Voltar' }).click()
    await expect(phone.getByText(/^Salvo em/)).toBeVisible()
    await expect(phone.getByText('Recuperamos o que você tinha preenchido.')).toBeHidden()
    await expect(district(phone)).toHaveValue('Bela Vista do Alto')
    await elsewhere.close()
  })
})

test('the page without a person leads to the sign-in page, and one who finished is not asked again', async ({
  page,
  signIn,
}) => {
  await page.goto('/onboarding?idStep=3')
  await expect(page).toHaveURL(/\/login\?voltar=/)
  await signIn('Helena', { at: '/onboarding?idStep=3' })
  await expect(page).toHaveURL(/idStep=0$/)
  await expect(page.getByRole('heading', { name: 'Tudo pronto, Helena!' })).toBeVisible()
})
