import { expect, test } from '../portal-fixture.ts'

test('Helena calculates the published example, corrects a field and goes on to the choice', async ({
  page,
  signIn,
}) => {
  await signIn('Helena', { at: '/services/simulador-regime-tributacao' })
  const result = page.getByRole('region', { name: 'Resultado' })
  await expect(result).toContainText('só então dizemos qual regime custa menos')
  await page.getByText('Começar do zero').click()
  await page.getByLabel('Contribuição por mês').fill('0')
  await page.getByRole('button', { name: 'Calcular' }).click()
  await expect(page.getByRole('link', { name: /Começando do zero, informe uma contribuição/ })).toBeVisible()
  await page.getByLabel('Contribuição por mês').fill('1000')
  await page.getByLabel('Daqui a quantos anos').fill('10')
  await page.getByText('Tudo de uma vez').click()
  await page.getByLabel('Outras rendas tributáveis por ano').fill('0')
  await page.getByRole('button', { name: 'Calcular' }).click()
  await expect(page.getByRole('status').filter({ hasText: '10.924,85' })).toBeVisible()
  const table = result.getByRole('table', { name: 'Os dois regimes, lado a lado' })
  const tax = table.getByRole('row', { name: /^Imposto final/ })
  await expect(tax).toContainText('35.642,64')
  await expect(tax).toContainText('24.717,79')

  await page.getByLabel('Outras rendas tributáveis por ano').fill('120000')
  await page.getByRole('button', { name: 'Calcular' }).click()
  await expect(tax).toContainText('40.473,45')
  await expect(result).toContainText('a menos de imposto no regressivo')
  await expect(result).toContainText('o regressivo custa menos saindo depois de 8 a 40 anos')
  await page.getByRole('button', { name: 'Como chegamos a estes valores' }).click()
  await expect(page.getByText(/R\$\s120\.000,00 de outras rendas no ano/)).toBeVisible()
  const years = page.getByRole('region', { name: 'Ano a ano' })
  await years.getByRole('button', { name: /tabela/ }).click()
  await expect(
    years.getByRole('table', { name: 'Alíquota efetiva por ano de saída' }).getByRole('row'),
  ).toHaveCount(41)

  await page.getByRole('link', { name: 'Ver meu regime e a escolha' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Regime de tributação' })).toBeVisible()
})

test('Ana sees on a phone what an income for a term and the deduction would give', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn('Ana', { plan: 'HPE', at: '/services/simulador-regime-tributacao' })
  await page.getByText('Renda por um número de anos').click()
  await page.getByLabel('Anos de renda').fill('20')
  await page.getByLabel('Contribuição por mês').fill('3500')
  await page.getByLabel('Daqui a quantos anos').fill('10')
  await page.getByText('Deduzo as contribuições na declaração anual').click()
  await page.getByLabel('Renda tributável por ano, hoje').fill('300000')
  // Her daughter is on the list of the income tax.
  await expect(page.getByLabel('Dependentes na declaração')).toHaveValue('1')
  await page.getByRole('button', { name: 'Calcular' }).click()
  const result = page.getByRole('region', { name: 'Resultado' })
  await expect(result).toContainText('por mês por 20 anos')
  await expect(result).toContainText(
    /A partir dos seus 65 anos, no \d+º ano de renda, R\$\s1\.903,98 por mês/,
  )
  await expect(page.getByRole('region', { name: 'Dedução enquanto contribui' })).toContainText(
    /Deduzindo R\$\s36\.000,00, você paga R\$\s5\.674,65 a menos/,
  )
})
