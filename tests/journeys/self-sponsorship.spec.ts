import { expect, test } from './portal-fixture.ts'

test('Gustavo goes on by himself: he reads what it costs, cannot wait for the benefit meanwhile, Karina grants it, and he issues his slip', async ({
  page,
  signIn,
  atAnotherDesk,
}) => {
  test.setTimeout(120_000)
  await signIn('Gustavo', { at: '/services/autopatrocinio' })
  const cost = page.getByRole('group', { name: 'Total por mês' })
  await expect(cost).toContainText('R$')
  const total = /[\d.]+,\d{2}/.exec((await cost.textContent()) ?? '')?.[0] ?? 'nenhum'
  await page.getByText(/^Li quanto vou pagar/).click()
  await page.getByRole('button', { name: 'Revisar opção' }).click()
  await expect(page.getByRole('region', { name: 'O que será enviado' })).toContainText(total)
  await page.getByRole('button', { name: 'Optar pelo autopatrocínio' }).click()
  await expect(page.getByRole('heading', { name: 'Recebemos seu pedido' })).toBeFocused()
  const protocol = /\d{4}\.\d{7}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? 'nenhum'

  await page.goto('/services/bpd')
  await page.getByText(/^Li o que muda/).click()
  await page.getByRole('button', { name: 'Revisar opção' }).click()
  await page.getByRole('button', { name: 'Optar pelo benefício diferido' }).click()
  await expect(page.getByRole('alert')).toContainText(protocol)

  const desk = await atAnotherDesk('Karina', { at: `/request-management?palavraChave=${protocol}` })
  await desk.getByRole('link', { name: new RegExp(protocol) }).click()
  for (const move of ['Assumir', 'Deferir']) {
    await desk.getByRole('button', { name: move, exact: true }).click()
    await desk.getByRole('alertdialog').getByRole('button', { name: move, exact: true }).click()
    await expect(desk.getByRole('alertdialog')).toBeHidden()
  }

  await page.goto('/services/gerar-contribuicao')
  await expect(page.getByRole('main')).toContainText(total)
})
