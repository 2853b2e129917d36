import { expect, type Page } from '@playwright/test'
import { today } from './today.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** Declares to live in Portugal: the country chosen from its list by the keyboard, the numbers, and a proof issued today. */
export async function fillResidenceAbroad(page: Page): Promise<void> {
  await page.getByText('Sim', { exact: true }).click()
  const country = page.getByRole('combobox', { name: 'País onde mora' })
  await country.pressSequentially('portu')
  await expect(page.getByRole('option', { name: 'Portugal' })).toBeVisible()
  await country.press('ArrowDown')
  await country.press('Enter')
  await expect(country).toHaveValue('Portugal')
  await page.getByLabel('Código postal').fill('1000-001')
  await page.getByLabel('Número de identificação fiscal').fill('501964843')
  await page.locator('input[type=file]').setInputFiles({ name: 'c.png', mimeType: 'image/png', buffer: png })
  await expect(page.getByText('Arquivo anexado.')).toBeVisible()
  const issuedOn = today.split('-').toReversed()
  for (const [index, name] of ['dia', 'mês', 'ano'].entries()) {
    await page
      .getByRole('group', { name: /Comprovante emitido em/ })
      .getByRole('spinbutton', { name: new RegExp(name, 'i') })
      .pressSequentially(issuedOn[index] ?? '')
  }
}
