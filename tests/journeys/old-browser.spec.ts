import type { Page } from '@playwright/test'
import { makeOld } from './old-browser.ts'
import { people } from './people.ts'
import { expect, test } from './portal-fixture.ts'

test.beforeEach(({ context }) => makeOld(context))

/** Nothing is cut off, and nothing is to be read by moving the page sideways. */
const expectToFit = async (page: Page) => {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(overflow, 'pixels beside the screen').toBeLessThanOrEqual(0)
}

test('Helena’s browser is of 2022: she signs in, reads her statement, asks for a change and writes to the desk', async ({
  page,
  portal,
}) => {
  test.setTimeout(120_000)
  const failed = page.getByText('Parte desta página não carregou')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/login')
  await expectToFit(page)
  await page.getByLabel('CPF').fill(people.Helena.cpf)
  await page.getByLabel('Senha').fill('Prev@2026')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(`${portal.url}/`)
  await expect(page.getByRole('banner')).toContainText('Olá, Helena')
  await expectToFit(page)

  for (const path of [
    '/services',
    '/services/extrato-contribuicao',
    '/services/extrato-contribuicao?aba=saldo',
    '/services/extrato-contribuicao?aba=rentabilidade',
    '/services/requests',
    '/documents',
    '/services/atas',
    '/services/simulador-beneficio',
    '/services/simulador-regime-tributacao',
    '/perfil',
  ]) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectToFit(page)
    })
  }

  await page.goto('/services/alterar-contribuicao')
  await expect(page.getByRole('button', { name: 'Revisar alteração' })).toBeVisible()
  await page.getByRole('button', { name: 'Revisar alteração' }).click()
  await expectToFit(page)

  await page.goto('/chat')
  await page.getByRole('link', { name: 'Nova conversa' }).click()
  await page.getByLabel('Assunto').fill('Meu celular é antigo')
  await page.getByRole('textbox', { name: 'Mensagem', exact: true }).fill('O portal funciona nele?')
  await page.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect(page.getByRole('log', { name: /^Mensagens de/ })).toContainText('O portal funciona nele?')
  await expectToFit(page)
  await expect(failed).toBeHidden()
})

test('the service desk works in such a browser too: lists, a case, the palette and the settings', async ({
  page,
  signIn,
}) => {
  test.setTimeout(120_000)
  await signIn('Marta')
  for (const path of [
    '/request-management',
    '/settings',
    '/settings/emails',
    '/settings/esteira',
    '/settings/perfil-investimento-questoes',
    '/settings/indexadores',
    '/settings/auditoria',
  ]) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('Algo deu errado')).toBeHidden()
      await expectToFit(page)
    })
  }
  await page.goto('/endereco/que/nao/existe/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
