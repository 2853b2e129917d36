import { makeMoves } from '../at-the-desk.ts'
import { expect, test } from '../portal-fixture.ts'

test('Gustavo reads his exit statement from the four options, keeps it as a PDF, and finds it among his documents', async ({
  page,
  signIn,
}) => {
  await signIn('Gustavo', { at: '/saida' })
  await page.getByRole('link', { name: 'Ver o extrato de desligamento' }).click()
  await expect(page).toHaveURL(/documents\/extrato-desligamento/)
  await expect(page.getByRole('heading', { level: 1, name: 'Extrato de desligamento' })).toBeVisible()
  await expect(page.getByText('4 anos e 7 meses')).toBeVisible()
  const regimes = page.getByRole('table', { name: 'Resgate de tudo nos dois regimes' })
  await expect(regimes.getByRole('row', { name: /Progressivo/ })).toContainText('44.950,00')
  await expect(page.getByRole('main')).toContainText('18.000,00')
  const href = await page.getByRole('link', { name: 'Baixar em PDF' }).getAttribute('href')
  const pdf = await page.request.get(href ?? '')
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await page.goto('/documents')
  await expect(page.getByRole('main')).toContainText('Extrato de desligamento')
})

test('Gustavo contests his statement: his time stands still, Karina delivers a corrected one, and it goes on', async ({
  page,
  signIn,
  atAnotherDesk,
}) => {
  test.setTimeout(120_000)
  await signIn('Gustavo', { at: '/documents/extrato-desligamento' })
  await page.getByRole('button', { name: 'Contestar o extrato' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contestar o extrato de desligamento' })
  await dialog.getByRole('textbox', { name: /O que está errado/ }).fill('A data de admissão não confere.')
  await dialog.getByRole('button', { name: 'Contestar e parar o prazo' }).click()
  await expect(page.getByText(/O prazo para escolher está parado até a resposta/)).toBeVisible()
  await page.goto('/services')
  await expect(page.getByText(/O prazo para escolher está parado até a resposta/)).toBeVisible()

  const desk = await atAnotherDesk('Karina', { at: '/request-management?ordem=recentes' })
  await desk
    .getByRole('link', { name: /Contestação do extrato/ })
    .first()
    .click()
  await expect(desk.getByRole('region', { name: 'O que foi pedido' })).toContainText('A data de admissão')
  await makeMoves(desk, 'Assumir', 'Deferir')

  await page.goto('/documents/extrato-desligamento')
  await expect(page.getByText(/^Você pode escolher até/)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Versão 1, de/ })).toBeVisible()
})
