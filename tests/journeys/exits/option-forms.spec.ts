import { protocolOn } from '../at-the-desk.ts'
import { expect, test } from '../portal-fixture.ts'
import { today } from '../today.ts'

test('Gustavo asks for the portability, keeps its form, finds the other options closed meanwhile, takes it back and chooses again', async ({
  page,
  signIn,
}) => {
  test.setTimeout(120_000)
  await signIn('Gustavo', { at: '/services/portabilidade' })
  await page.getByRole('combobox', { name: /^Plano de destino/ }).fill('30.551')
  await page.getByRole('option', { name: /^Fundação Horizonte/ }).click()
  const [year, month, day] = today.split('-')
  await page
    .getByRole('group', { name: /^Data de adesão/ })
    .getByRole('spinbutton', { name: /^dia/i })
    .pressSequentially(`${day}${month}${year}`)
  await page.getByText('A entidade de destino aceitou receber o valor.').click()
  await page.getByText(/^Li o que muda/).click()
  await page.getByRole('button', { name: 'Revisar portabilidade' }).click()
  await expect(page.getByRole('region', { name: 'O que será enviado' })).toContainText('80.000,00')
  await page.getByRole('button', { name: 'Pedir a portabilidade' }).click()
  const protocol = await protocolOn(page)
  const form = page.getByRole('link', { name: 'Baixar o Termo de Portabilidade' })
  const pdf = await page.request.get((await form.getAttribute('href')) ?? '')
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])

  await page.goto('/services/bpd')
  await page.getByText(/^Li o que muda/).click()
  await page.getByRole('button', { name: 'Revisar opção' }).click()
  await page.getByRole('button', { name: 'Optar pelo benefício diferido' }).click()
  await expect(
    page.getByText(new RegExp(`Portabilidade em andamento, de protocolo ${protocol}`)),
  ).toBeVisible()

  await page.goto('/documents')
  await expect(page.getByRole('main')).toContainText(`Termo de opção`)
  await page.goto('/services/requests')
  await page.getByRole('link', { name: new RegExp(protocol) }).click()
  await expect(page.getByRole('link', { name: 'Baixar o Termo de Portabilidade' })).toBeVisible()
  await page.getByRole('button', { name: /^Cancelar/ }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Cancelar/ })
    .click()
  await expect(page.getByRole('alertdialog')).toBeHidden()

  await page.goto('/services/bpd')
  // His earlier input was kept.
  await expect(page.getByRole('checkbox', { name: /^Li o que muda/ })).toBeChecked()
  await page.getByRole('button', { name: 'Revisar opção' }).click()
  await page.getByRole('button', { name: 'Optar pelo benefício diferido' }).click()
  await protocolOn(page)
  await expect(page.getByRole('link', { name: 'Baixar o Termo de Opção' })).toBeVisible()
})
