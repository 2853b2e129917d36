import { makeMoves, openRequestAt, protocolOn, queueOf } from '../at-the-desk.ts'
import { expect, test } from '../portal-fixture.ts'

test('Ana asks for more than the plan lends her, and reads how much it may be', async ({ page, signIn }) => {
  await signIn('Ana', { plan: 'HPE', at: '/services/emprestimos' })
  await page.getByRole('textbox', { name: /Valor do empréstimo/ }).fill('100000')
  await page.getByRole('textbox', { name: /Número de parcelas/ }).fill('12')
  await page.getByText(/^Li as condições/).click()
  await page.getByRole('button', { name: 'Revisar empréstimo' }).click()
  await expect(page.getByRole('group', { name: /^Falta corrigir/ })).toBeFocused()
  await expect(page.getByText(/é o que o plano empresta sobre o que você guardou/).first()).toBeVisible()
})

test('Carlos renews his loan: his margin first, then every cost, Karina and Luiz at the desk, and the new schedule', async ({
  page,
  signIn,
  atAnotherDesk,
}) => {
  test.setTimeout(150_000)
  await signIn('Carlos', { at: '/services/emprestimos' })
  await expect(page.getByText('3 de 12')).toBeVisible()
  await page.getByRole('button', { name: 'Parcelas do empréstimo atual' }).click()
  await expect(page.getByText('899,80').first()).toBeVisible()
  await page.getByRole('textbox', { name: /Valor do empréstimo/ }).fill('100000')
  await page.getByRole('textbox', { name: /Número de parcelas/ }).fill('24')
  await page.getByText(/^Li as condições/).click()
  await page.getByRole('button', { name: 'Revisar empréstimo' }).click()
  await expect(page.getByText(/a sua margem é de R\$\s2\.250,00/).first()).toBeVisible()
  await page.getByRole('textbox', { name: /Valor do empréstimo/ }).fill('15000')
  await page.getByRole('button', { name: 'Revisar empréstimo' }).click()
  const reviewed = page.getByRole('region', { name: 'O que será enviado' })
  for (const line of ['IOF', 'Quita o empréstimo atual', 'Você recebe', 'Custo efetivo total ao ano (CET)'])
    await expect(reviewed.getByText(line, { exact: true })).toBeVisible()
  const lines = await reviewed.getByRole('definition').allTextContents()
  await page.getByRole('button', { name: /^Pedir R\$\s15\.000,00/ }).click()
  const protocol = await protocolOn(page)
  await expect(page.getByRole('link', { name: 'Baixar a proposta de contrato' })).toBeVisible()

  for (const [who, moves] of [
    ['Karina', ['Assumir', /^Avançar para/]],
    ['Luiz', ['Deferir']],
  ] as const) {
    const desk = await atAnotherDesk(who, { at: queueOf(protocol) })
    await openRequestAt(desk, protocol)
    await expect(desk.getByRole('region', { name: 'O que foi pedido' }).getByRole('definition')).toHaveText(
      lines,
    )
    await makeMoves(desk, ...moves)
  }

  await page.goto('/services/emprestimos')
  await expect(page.getByText('0 de 24')).toBeVisible()
  const contract = page.getByRole('link', { name: 'Baixar o contrato' })
  const pdf = await page.request.get((await contract.getAttribute('href')) ?? '')
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await expect(page.getByRole('row', { name: /Quitado por um novo empréstimo/ })).toContainText('10.000,00')
  await expect(page.getByText('Você pagou 0% das parcelas. Pode renovar quando chegar a 25%.')).toBeVisible()
})
