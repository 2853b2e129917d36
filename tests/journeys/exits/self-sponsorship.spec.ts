import { protocolOn } from '../at-the-desk.ts'
import { grantedByTheDesk } from '../granted-by-the-desk.ts'
import { expect, test } from '../portal-fixture.ts'

test('Gustavo goes on by himself: he reads what it costs, cannot wait for the benefit meanwhile, it is granted, and he issues his slip', async ({
  page,
  portal,
  signIn,
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

  await grantedByTheDesk(portal, protocol, 'at once')

  await page.goto('/services/gerar-contribuicao')
  await expect(page.getByRole('main')).toContainText(total)
})
