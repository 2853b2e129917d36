import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { choose } from '../choose-plan.ts'
import { linkInEmail } from '../emails.ts'
import { people } from '../people.ts'
import { expect, type Portal, patient, test } from '../portal-fixture.ts'

const PASSWORD = 'Clara#2026'
const CLARA = { name: 'Clara Lima', cpf: '390.162.180-68', email: 'clara.lima@exemplo.example' }

/** Ana, at her invitations, writes to somebody. @returns the link of the e-mail */
async function invite(page: Page, portal: Portal, { name, email }: { name: string; email: string }) {
  await page.getByLabel('Nome da pessoa').fill(name)
  await page.getByLabel('E-mail da pessoa').fill(email)
  await choose(page, 'Parentesco ou relação', 'Irmão ou irmã')
  await page.getByText('A pessoa sabe do convite e aceita receber este e-mail.').click()
  await page.getByRole('button', { name: 'Enviar convite' }).click()
  await expect(page.locator(':focus')).toContainText(`Convite enviado para ${name}`)
  return linkInEmail(portal, email, 'convite_participante')
}

const next = (page: Page) => page.getByRole('button', { name: 'Continuar', exact: true })

test('Ana invites her sister Clara, who accepts, makes her first access, and Ana sees it', async ({
  page,
  portal,
  signIn,
  browser,
  pageErrors,
}) => {
  test.setTimeout(240_000)
  await signIn('Ana', { plan: 'MAIS_VALOR', at: '/services/convidar-participante' })
  const link = await invite(page, portal, CLARA)

  const herPhone = await browser.newContext({ viewport: { width: 390, height: 780 }, locale: 'pt-BR' })
  pageErrors.watch(herPhone)
  const clara = await herPhone.newPage()
  await clara.goto(link)
  await expect(clara).toHaveURL(`${portal.url}/onboarding/convite`)
  await expect(clara).toHaveTitle('Convite | Portal do Participante')
  await expect(
    clara.getByRole('heading', { name: 'Ana Beatriz Lima convidou você para o plano MAIS_VALOR' }),
  ).toBeVisible()
  await expectAccessible(clara)
  await clara.reload()
  await clara.getByRole('button', { name: 'Aceitar o convite' }).click()
  await expect(clara.getByRole('heading', { name: 'Seus dados' })).toBeFocused()
  await clara.getByLabel('CPF').fill('390.162.180-69')
  await clara.getByRole('button', { name: 'Enviar e participar' }).click()
  await expect(clara.getByText('CPF inválido. Confira os números.')).toBeVisible()
  await clara.getByLabel('CPF').fill(CLARA.cpf)
  await clara.getByRole('spinbutton').first().pressSequentially('17051990')
  await clara.getByLabel('Celular com DDD').fill('11987654321')
  await clara.getByText(/^Quero participar do plano MAIS_VALOR/).click()
  await clara.getByRole('button', { name: 'Enviar e participar' }).click()
  await expect(clara.getByRole('heading', { name: 'Recebemos a resposta a este convite' })).toBeVisible()

  await clara.goto(await linkInEmail(portal, CLARA.email, 'convite_boas_vindas'))
  await clara.getByLabel('Nova senha', { exact: true }).fill(PASSWORD)
  await clara.getByLabel('Confirme a nova senha').fill(PASSWORD)
  await clara.getByRole('button', { name: 'Salvar nova senha' }).click()
  await clara.getByLabel('CPF').fill(CLARA.cpf)
  await clara.getByLabel('Senha').fill(PASSWORD)
  await clara.getByRole('button', { name: 'Entrar' }).click()
  // The password was just created: the first access goes on after it.
  await clara.waitForURL(/\/onboarding\?idStep=2/)
  await expect(clara.getByRole('heading', { name: 'Pessoa exposta politicamente' })).toBeVisible()
  await clara.getByText('Não', { exact: true }).click()
  await next(clara).click()
  await choose(clara, 'Faixa de renda mensal', 'De R$ 3.000 a R$ 4.999')
  await next(clara).click()
  await clara.getByLabel('CEP').fill('01310100')
  await expect(clara.getByLabel('Endereço', { exact: true })).toHaveValue('Avenida Paulista')
  await clara.getByLabel('Número', { exact: true }).fill('1000')
  await next(clara).click()
  await expect(clara.getByRole('heading', { name: 'Sua contribuição mensal' })).toBeFocused()
  await clara.getByRole('button', { name: 'Pular' }).click()
  await expect(clara.getByRole('heading', { name: 'Perfil de investimentos' })).toBeVisible()
  await clara.getByRole('button', { name: 'Ficar no Super Conservador' }).click()
  await expect(clara.getByRole('heading', { name: 'Tudo pronto, Clara!' })).toBeFocused()
  await clara.getByRole('link', { name: 'Ir para o início' }).click()
  await expect(clara.getByText('Olá, Clara').first()).toBeVisible()

  await page.reload()
  await expect(page.getByRole('row', { name: /^Clara Lima/ })).toContainText('Aceito')
  await clara.goto(link)
  await expect(clara.getByRole('heading', { name: 'Recebemos a resposta a este convite' })).toBeVisible()
  await herPhone.close()
})

test('an invitation is refused with a reason, which Ana reads; its link then says so', async ({
  page,
  portal,
  signIn,
  browser,
  pageErrors,
}) => {
  await signIn('Ana', { plan: 'MAIS_VALOR', at: '/services/convidar-participante' })
  const link = await invite(page, portal, { name: 'Otto Lima', email: 'otto.lima@exemplo.example' })
  const elsewhere = await browser.newContext({ locale: 'pt-BR' })
  pageErrors.watch(elsewhere)
  const otto = patient(await elsewhere.newPage())
  await otto.goto(link)
  await otto.getByRole('button', { name: 'Recusar' }).click()
  const dialog = otto.getByRole('dialog')
  await dialog.getByLabel('Motivo').fill('Já tenho previdência.')
  await dialog.getByRole('button', { name: 'Recusar o convite' }).click()
  await expect(otto.getByRole('heading', { name: 'Este convite foi recusado' })).toBeVisible()
  await page.reload()
  const row = page.getByRole('row', { name: /^Otto Lima/ })
  await expect(row).toContainText('Recusado')
  await expect(row).toContainText('Já tenho previdência.')
  await elsewhere.close()
})

test('Helena accepts with her own account; a stranger with her CPF learns nothing', async ({
  page,
  portal,
  signIn,
  atAnotherDesk,
  browser,
  pageErrors,
}) => {
  test.setTimeout(120_000)
  await signIn('Ana', { plan: 'MAIS_VALOR', at: '/services/convidar-participante' })
  const link = await invite(page, portal, { name: 'Helena Castro', email: 'outra.caixa@exemplo.example' })
  const elsewhere = await browser.newContext({ locale: 'pt-BR' })
  pageErrors.watch(elsewhere)
  const stranger = patient(await elsewhere.newPage())
  await stranger.goto(link)
  await stranger.getByRole('button', { name: 'Aceitar o convite' }).click()
  await stranger.getByLabel('CPF').fill(people.Helena.cpf)
  await stranger.getByRole('spinbutton').first().pressSequentially('17051990')
  await stranger.getByLabel('Celular com DDD').fill('11987654321')
  await stranger.getByText(/^Quero participar do plano MAIS_VALOR/).click()
  await stranger.getByRole('button', { name: 'Enviar e participar' }).click()
  await expect(stranger.getByRole('heading', { name: 'Recebemos a resposta a este convite' })).toBeVisible()

  const helena = await atAnotherDesk('Helena', { at: link })
  await helena.getByRole('button', { name: 'Aceitar com o meu cadastro' }).click()
  await helena.getByRole('alertdialog').getByRole('button', { name: 'Participar' }).click()
  await helena.waitForURL((url) => url.pathname === '/')
  await page.reload()
  await expect(page.getByRole('row', { name: /^Helena Castro/ })).toContainText('Aceito')
  await elsewhere.close()
})

test('a link that nobody sent, and none at all, say what to do', async ({ page, portal }) => {
  await page.goto(`/onboarding/convite?token=${'x'.repeat(43)}`)
  await expect(page).toHaveURL(`${portal.url}/onboarding/convite`)
  await expect(page.getByRole('heading', { name: 'Não encontramos este convite' })).toBeVisible()
  await page.context().clearCookies()
  await page.goto('/onboarding/convite')
  await expect(page.getByRole('heading', { name: 'Abra o link do seu convite' })).toBeVisible()
})
