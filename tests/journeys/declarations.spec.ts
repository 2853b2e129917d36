import { readFile } from 'node:fs/promises'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from './portal-fixture.ts'
import { today } from './today.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

test('Ana renews her declaration of political exposure and keeps its PDF', async ({ page, signIn }) => {
  test.setTimeout(120_000)
  await signIn('Ana', { plan: 'HPE', at: '/services/pep' })
  await expect(page.getByText('Vencida', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Revisar declaração' }).click()
  await expect(page.getByRole('group', { name: /Falta/ })).toContainText('Confirme que as informações')
  await page.getByText('Declaro que as informações são verdadeiras', { exact: true }).click()
  await page.getByRole('button', { name: 'Revisar declaração' }).click()
  await expect(page.getByRole('heading', { name: 'Confira antes de enviar' })).toBeFocused()
  await page.getByRole('button', { name: 'Declarar agora' }).click()
  await expect(page.getByRole('heading', { name: 'Pronto, está registrado' })).toBeFocused()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Baixar declaração em PDF' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^declaracao_pep_\d{4}-\d{2}-\d{2}\.pdf$/)
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await file.path())))
  const { text } = await extractText(pdf, { mergePages: true })
  expect(text).toContain('Ana Beatriz Lima')

  await test.step('the way back leads to another one, which has a review of its own', async () => {
    await page.goBack()
    await page.getByText('Declaro que as informações são verdadeiras', { exact: true }).click()
    await page.getByRole('button', { name: 'Revisar declaração' }).click()
    await expect(page.getByRole('heading', { name: 'Confira antes de enviar' })).toBeFocused()
  })
  await page.goto('/services/pep')
  await expect(page.getByText('Em dia', { exact: true })).toBeVisible()
})

test('Eduardo is told that his exposure ends soon, and finds his answers in the form', async ({
  page,
  signIn,
}) => {
  await signIn('Eduardo', { at: '/services/pep' })
  await expect(page.getByText('Vence em breve', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Nome da pessoa exposta')).toHaveValue('Paulo Prates')
})

test('Helena moves to Portugal: country, numbers and a proof', async ({ page, signIn }) => {
  test.setTimeout(120_000)
  await signIn('Helena', { at: '/services/residente-exterior' })
  await expect(page.getByText('Sem declaração', { exact: true })).toBeVisible()
  await page.getByText('Sim', { exact: true }).click()
  await page.getByRole('button', { name: 'Revisar declaração' }).click()
  await expect(page.getByRole('group', { name: /Falta/ })).toContainText('O código postal é obrigatório')
  const country = page.getByRole('combobox', { name: 'País onde mora' })
  await country.pressSequentially('portu')
  await expect(page.getByRole('option', { name: 'Portugal' })).toBeVisible()
  await country.press('ArrowDown')
  await country.press('Enter')
  await expect(country).toHaveValue('Portugal')
  await page.getByLabel('Código postal').fill('1000-001')
  await page.getByLabel('Número de identificação fiscal').fill('501964843')
  await page.locator('input[type=file]').setInputFiles({ name: 'c.png', mimeType: 'image/png', buffer: png })
  await expect(page.getByText('Comprovante recebido.')).toBeVisible()
  const issuedOn = today.split('-').toReversed()
  for (const [index, name] of ['dia', 'mês', 'ano'].entries()) {
    await page
      .getByRole('group', { name: /Comprovante emitido em/ })
      .getByRole('spinbutton', { name: new RegExp(name, 'i') })
      .pressSequentially(issuedOn[index] ?? '')
  }
  await page.getByRole('button', { name: 'Revisar declaração' }).click()
  await page.getByRole('button', { name: 'Declarar agora' }).click()
  await expect(page.getByRole('heading', { name: 'Pronto, está registrado' })).toBeFocused()
  await page.goto('/services/residente-exterior')
  await expect(page.getByRole('table', { name: 'Declarações anteriores' })).toContainText('Portugal')
  await expect(page.getByRole('link', { name: /^Comprovante \d/ })).toBeVisible()
})
