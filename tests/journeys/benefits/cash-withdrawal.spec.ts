import { protocolOn } from '../at-the-desk.ts'
import { grantedByTheDesk } from '../granted-by-the-desk.ts'
import { expect, test } from '../portal-fixture.ts'

test('César, whose benefit is granted, adds cash to its first payment and sees the income after it; home tells it once it is granted', async ({
  page,
  portal,
  signIn,
}) => {
  test.setTimeout(180_000)
  await signIn('Cesar', { at: '/services/saque-a-vista' })
  const share = page.getByRole('textbox', { name: /^Percentual do saldo/ })
  await share.fill('90')
  await page.getByText(/^Li o que muda/).click()
  await page.getByRole('button', { name: 'Revisar o saque' }).click()
  await expect(page.getByRole('group', { name: /^Falta corrigir/ })).toContainText('25%')
  await share.fill('5')
  await expect(page.getByRole('group', { name: 'De uma vez, líquido' })).toContainText('R$')
  await page.getByRole('button', { name: 'Revisar o saque' }).click()
  await expect(page.getByRole('main')).toContainText(/a sua renda por mês passa de R\$/)
  await page.getByRole('button', { name: 'Pedir o saque' }).click()
  const protocol = await protocolOn(page)

  await grantedByTheDesk(portal, protocol, 'in two stages')

  await page.goto('/services/saque-a-vista')
  await expect(page.getByRole('heading', { name: 'O saque à vista não pode ser pedido' })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('group', { name: /caem$/ })).toContainText('R$')
  await page.goto('/meu-plano')
  await expect(page.getByRole('heading', { name: 'Seu benefício foi concedido' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('5%')
})
