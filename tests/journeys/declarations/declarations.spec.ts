import { readFile } from 'node:fs/promises'
import { extractText, getDocumentProxy } from 'unpdf'
import { query } from '../portal-database.ts'
import { expect, test } from '../portal-fixture.ts'
import { fillResidenceAbroad } from '../residence-abroad.ts'

test('Ana renews her declaration of political exposure and keeps its PDF', async ({ page, signIn }) => {
  test.setTimeout(120_000)
  await signIn('Ana', { plan: 'HPE', at: '/services/pep' })
  await expect(page.getByText('Vencida', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Revisar declaração' }).click()
  await expect(page.getByRole('group', { name: /Falta/ })).toContainText('Confirme que as informações')
  await page.getByText('Declaro que as informações são verdadeiras', { exact: true }).click()
  await page.getByRole('button', { name: 'Revisar declaração' }).click()
  await expect(page.getByRole('heading', { name: 'Confira antes de enviar' })).toBeFocused()
  await page
    .getByRole('button', {
      name: /^Declarar que não sou pessoa exposta politicamente em \d{2}\/\d{2}\/\d{4}$/,
    })
    .click()
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

test('Carlos moves to Portugal: his address and the tax of a redemption change that day, and he comes back', async ({
  page,
  portal,
  signIn,
}) => {
  test.setTimeout(120_000)
  await signIn('Carlos', { at: '/services/residente-exterior' })
  await expect(page.getByText('Sem declaração', { exact: true })).toBeVisible()
  const taxes = page.getByRole('region', { name: 'Seu imposto' })
  await expect(taxes).toContainText('Você mora no Brasil.')
  await expect(taxes).toContainText('Hoje, no Brasil15%, acertados na declaração anual')
  await page.getByText('Sim', { exact: true }).click()
  await page.getByRole('button', { name: 'Revisar declaração' }).click()
  await expect(page.getByRole('group', { name: /Falta/ })).toContainText('O código postal é obrigatório')
  await fillResidenceAbroad(page)
  await page.getByRole('button', { name: 'Revisar declaração' }).click()
  await page
    .getByRole('button', { name: /^Declarar que moro fora do Brasil em \d{2}\/\d{2}\/\d{4}$/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Pronto, está registrado' })).toBeFocused()

  await page.goto('/services/residente-exterior')
  await expect(page.getByRole('table', { name: 'Declarações anteriores' })).toContainText('Portugal')
  await expect(page.getByRole('link', { name: /^Comprovante \d/ })).toBeVisible()
  await expect(taxes).toContainText('Você mora fora do Brasil (Portugal)')
  await expect(taxes).toContainText('Hoje, fora do Brasil25%, definitivos')

  await page.goto('/perfil')
  const address = page.getByRole('region', { name: 'Endereço' })
  await expect(address).toContainText('No exterior: Portugal')
  await expect(address.getByRole('button')).toHaveCount(0)
  await address.getByRole('link', { name: 'Residência no exterior' }).click()
  await page.getByText('Não', { exact: true }).click()
  await page.getByRole('button', { name: 'Revisar declaração' }).click()
  await page.getByRole('button', { name: /^Declarar que moro no Brasil em / }).click()
  await expect(page.getByRole('heading', { name: 'Pronto, está registrado' })).toBeFocused()
  await page.goto('/perfil')
  await expect(address).toContainText('Não informado')
  await expect(address.getByRole('button', { name: 'Informar endereço' })).toBeVisible()
  const { rows } = await query(
    portal,
    `select lives_abroad, country, postal_code from addresses a join people p on p.id = a.person_id
     where p.name = 'Carlos Eduardo Nunes' order by a.id desc limit 1`,
  )
  expect(rows).toEqual([{ lives_abroad: true, country: 'PT', postal_code: '1000-001' }])
})
