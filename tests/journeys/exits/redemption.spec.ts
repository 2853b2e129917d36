import { grantAtTheDesk, protocolOn } from '../at-the-desk.ts'
import { expect, test } from '../portal-fixture.ts'
import { today } from '../today.ts'

test('Gustavo takes his money out in six clicks: he compares, chooses the regime on these reais, reads what falls due in the return and when the money comes; two attendants pay it, and it stands in statement and income report', async ({
  page,
  signIn,
  atAnotherDesk,
}) => {
  test.setTimeout(180_000)
  await signIn('Gustavo')
  await page.getByRole('link', { name: 'Comparar as opções' }).click()
  const compared = page.getByRole('table', { name: 'As quatro opções, lado a lado' })
  await expect(compared.getByRole('row', { name: /^Cai na sua conta agora/ })).toContainText('52.700,00')
  await expect(compared.getByRole('row', { name: /^Depois da declaração/ })).toContainText('44.950,00')
  await page.getByRole('link', { name: 'Ver esta opção: Resgate' }).click()
  await page
    .getByRole('radiogroup', { name: /^Regime de tributação/ })
    .getByText('Progressivo')
    .click()
  await expect(page.getByRole('group', { name: 'Você recebe' })).toContainText('52.700,00')
  await expect(page.getByRole('main')).toContainText(/A pagar na declaração anual\s*R\$\s7\.750,00/)
  await expect(page.getByRole('main')).toContainText('18.000,00')
  await page.getByText(/^Li o que muda/).click()
  await page.getByRole('button', { name: 'Revisar resgate' }).click()
  await expect(page.getByRole('region', { name: 'O que será enviado' })).toContainText('62.000,00')
  await expect(page.getByRole('main')).toContainText(/Você tem até \d\d\/\d\d\/20\d\d para escolher\./)
  await page.getByRole('button', { name: 'Pedir o resgate' }).click()
  await expect(page.getByRole('main')).toContainText(/caem na sua conta final \S+ até \d\d\/\d\d\/20\d\d/)
  const protocol = await protocolOn(page)

  await grantAtTheDesk(atAnotherDesk, protocol)

  await page.goto('/services/extrato-contribuicao?periodo=tudo')
  await expect(page.getByRole('main')).toContainText(/−R\$\s62\.000,00/)
  await page.goto(`/services/report-income?ano=${today.slice(0, 4)}`)
  await expect(page.getByRole('main')).toContainText('62.000,00')
})
