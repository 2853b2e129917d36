import { makeMoves, openRequestAt, protocolOn, queueOf } from '../at-the-desk.ts'
import { expect, test } from '../portal-fixture.ts'

test('Gustavo waits for his benefit: he reads what stays, chooses it, Karina grants it, and his contributions are over', async ({
  page,
  signIn,
  atAnotherDesk,
}) => {
  test.setTimeout(120_000)
  await signIn('Gustavo', { at: '/services' })
  await page.getByRole('link', { name: 'Comparar as opções' }).click()
  await expect(page).toHaveURL(/\/saida$/)
  await expect(page.getByRole('row', { name: /^Você perde/ })).toContainText('18.000,00')
  await expect(page.getByText(/^Se você não escolher até lá/)).toContainText(
    'benefício proporcional diferido',
  )
  await page.getByRole('link', { name: 'Ver esta opção: Benefício proporcional diferido' }).click()
  await expect(page).toHaveURL(/services\/bpd/)
  await expect(page.getByRole('region', { name: 'O que acontece com o seu saldo' })).toContainText(
    '80.000,00',
  )
  await page.getByRole('button', { name: 'Revisar opção' }).click()
  const warning = page.getByRole('checkbox', { name: /^Li o que muda/ })
  await expect(warning).toHaveAccessibleDescription(/Confirme que leu o que muda/)
  await page.getByText(/^Li o que muda/).click()
  await page.getByRole('button', { name: 'Revisar opção' }).click()
  await expect(page.getByRole('region', { name: 'O que será enviado' })).toContainText('80.000,00')
  await page.getByRole('button', { name: 'Optar pelo benefício diferido' }).click()
  const protocol = await protocolOn(page)

  await page.goto('/services/bpd')
  await expect(page.getByRole('heading', { name: 'Você já fez esta opção' })).toBeVisible()

  const desk = await atAnotherDesk('Karina', { at: queueOf(protocol) })
  await openRequestAt(desk, protocol)
  await expect(desk.getByRole('region', { name: 'O que foi pedido' })).toContainText('80.000,00')
  await makeMoves(desk, 'Assumir', 'Deferir')

  await page.goto('/services/bpd')
  await expect(page.getByText('Serviço não disponível para a sua situação no plano.')).toBeVisible()
  await page.goto('/services/extrato-contribuicao')
  await expect(page.getByRole('main')).toContainText('80.000,00')
})
