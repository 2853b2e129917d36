import { protocolOn } from '../at-the-desk.ts'
import { grantedByTheDesk } from '../granted-by-the-desk.ts'
import { expect, test } from '../portal-fixture.ts'
import { today } from '../today.ts'

test('Fernanda takes her savings to another entity: she finds it by its CNPJ, the desk transfers them, and they stand in her statement', async ({
  page,
  portal,
  signIn,
}) => {
  test.setTimeout(180_000)
  await signIn('Fernanda', { at: '/services/portabilidade' })
  const taken = page.getByRole('group', { name: 'Valor que você leva' })
  const amount = /[\d.]+,\d{2}/.exec((await taken.textContent()) ?? '')?.[0] ?? 'nenhum'
  await page.getByRole('combobox', { name: /^Plano de destino/ }).fill('30.551')
  await page.getByRole('option', { name: /^Fundação Horizonte/ }).click()
  await expect(page.getByRole('radiogroup', { name: 'Renda que será contratada' })).toBeHidden()
  const [year, month, day] = today.split('-')
  await page
    .getByRole('group', { name: /^Data de adesão/ })
    .getByRole('spinbutton', { name: /^dia/i })
    .pressSequentially(`${day}${month}${year}`)
  await page.getByText('A entidade de destino aceitou receber o valor.').click()
  await page.getByText(/^Li o que muda/).click()
  await page.getByRole('button', { name: 'Revisar portabilidade' }).click()
  const reviewed = page.getByRole('region', { name: 'O que será enviado' })
  await expect(reviewed).toContainText(amount)
  await expect(reviewed).toContainText('30.551.234/0001-98')
  await page.getByRole('button', { name: 'Pedir a portabilidade' }).click()
  const protocol = await protocolOn(page)

  await grantedByTheDesk(portal, protocol, 'in two stages')

  await page.goto('/services/extrato-contribuicao?periodo=tudo')
  await expect(page.getByRole('group', { name: 'Saldo total' })).toContainText(/R\$\s0,00/)
  await expect(
    page.getByRole('row').filter({ hasText: 'Portabilidade para outra entidade' }).first(),
  ).toContainText(/−R\$/)
})
