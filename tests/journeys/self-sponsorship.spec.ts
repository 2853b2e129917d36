import { makeMoves, openRequestAt, protocolOn, queueOf } from './at-the-desk.ts'
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
  const protocol = await protocolOn(page)

  await page.goto('/services/bpd')
  await page.getByText(/^Li o que muda/).click()
  await page.getByRole('button', { name: 'Revisar opção' }).click()
  await page.getByRole('button', { name: 'Optar pelo benefício diferido' }).click()
  await expect(page.getByRole('alert')).toContainText(protocol)

  const desk = await atAnotherDesk('Karina', { at: queueOf(protocol) })
  await openRequestAt(desk, protocol)
  await makeMoves(desk, 'Assumir', 'Deferir')

  await page.goto('/services/gerar-contribuicao')
  await expect(page.getByRole('main')).toContainText(total)
})
