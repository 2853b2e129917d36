import { expect, test } from './portal-fixture.ts'

test('Gustavo reads his exit statement from the four options, keeps it as a PDF, and finds it among his documents', async ({
  page,
  signIn,
}) => {
  await signIn('Gustavo', { at: '/services' })
  await page.getByRole('link', { name: 'Ver o extrato de desligamento' }).click()
  await expect(page).toHaveURL(/documents\/extrato-desligamento/)
  await expect(page.getByRole('heading', { level: 1, name: 'Extrato de desligamento' })).toBeVisible()
  await expect(page.getByText('4 anos e 7 meses')).toBeVisible()
  const regimes = page.getByRole('table', { name: 'Resgate de tudo nos dois regimes' })
  await expect(regimes.getByRole('row', { name: /Progressivo/ })).toContainText('52.700,00')
  await expect(page.getByRole('main')).toContainText('18.000,00')
  const href = await page.getByRole('link', { name: 'Baixar em PDF' }).getAttribute('href')
  const pdf = await page.request.get(href ?? '')
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await page.goto('/documents')
  await expect(page.getByRole('main')).toContainText('Extrato de desligamento')
})
