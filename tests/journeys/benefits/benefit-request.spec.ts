import type { Page } from '@playwright/test'
import { protocolOn } from '../at-the-desk.ts'
import { grantedByTheDesk } from '../granted-by-the-desk.ts'
import { expect, test } from '../portal-fixture.ts'
import { smallPng } from '../small-png.ts'

/** Sends a paper under each label, one after the other. */
async function sendPapers(page: Page, labels: readonly string[]) {
  for (const [index, label] of labels.entries()) {
    const field = page.getByRole('group', { name: new RegExp(`^${label}`) })
    await field
      .locator('input[type=file]')
      .setInputFiles({ name: 'papel.png', mimeType: 'image/png', buffer: smallPng })
    await expect(page.getByText('Arquivo anexado.')).toHaveCount(index + 1)
  }
}

test('Sílvia asks for her retirement on her own numbers, two attendants grant it, and home tells her the day of the first payment', async ({
  page,
  portal,
  signIn,
}) => {
  test.setTimeout(180_000)
  await signIn('Silvia', { at: '/services/benefit-request' })
  await page.getByText('Aposentadoria normal', { exact: true }).click()
  await page.getByText('Percentual do saldo', { exact: true }).click()
  await page.getByRole('textbox', { name: /^Percentual do saldo por mês/ }).fill('0,8')
  await page.getByRole('textbox', { name: /^Receber de uma vez/ }).fill('10')
  await expect(page.getByRole('group', { name: 'Primeira renda, líquida' })).toContainText('R$')
  await page.getByText('Quero receber no regime progressivo').click()
  await sendPapers(page, [
    'Documento de identidade',
    'Comprovante de endereço',
    'Documento da saída da empresa',
  ])
  await page.getByText(/^Declaro que o que informei/).click()
  await page.getByRole('button', { name: 'Revisar o pedido' }).click()
  await expect(page.getByRole('region', { name: 'O que será enviado' })).toContainText('Aposentadoria normal')
  await page.getByRole('button', { name: 'Pedir o benefício' }).click()
  const protocol = await protocolOn(page)

  await page.goto('/services/benefit-request')
  await expect(page.getByRole('heading', { name: 'Você já pediu um benefício' })).toBeVisible()

  await grantedByTheDesk(portal, protocol, 'in two stages')

  await page.goto('/')
  await expect(page.getByRole('group', { name: /caem$/ })).toContainText('R$')
  await page.getByRole('link', { name: 'Ver seu plano em detalhe' }).click()
  await expect(page.getByRole('heading', { name: 'Seu benefício foi concedido' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Primeiro pagamento, líquido' })).toContainText(
    /\d\d\/\d\d\/20\d\d/,
  )
  await expect(page.getByRole('main')).toContainText('10%')
  await expect(page.getByRole('main')).toContainText('Percentual do saldo')
  await page.goto('/services')
  await expect(page.getByRole('main')).toContainText('Seu benefício foi concedido')
  await expect(page.getByRole('main')).not.toContainText('Resgate')
})

test('Raul still works and is told why no retirement is open, and from which day on the normal one is', async ({
  page,
  signIn,
}) => {
  await signIn('Raul', { at: '/services/benefit-request' })
  await expect(page.getByRole('heading', { name: 'O benefício ainda não pode ser pedido' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Pede a saída da empresa.')
  await expect(page.getByRole('main')).toContainText(/Abre em \d\d\/\d\d\/20\d\d/)
})
