import { readFile } from 'node:fs/promises'
import { extractText, getDocumentProxy } from 'unpdf'
import { query } from './portal-database.ts'
import { expect, test } from './portal-fixture.ts'

test('Olívia sees that her regime is settled, and the law’s example of 2.945,52', async ({
  page,
  signIn,
}) => {
  await signIn('Olivia', { at: '/services/regime-tributacao' })
  const today = page.getByRole('region', { name: 'Seu regime hoje' })
  await expect(today).toContainText('Regressivo')
  await expect(today).toContainText('Com o início do benefício, o regime ficou definitivo.')
  const example = page.getByRole('table', { name: 'Cinco contribuições pagas de uma vez' })
  await expect(example.getByRole('row', { name: /^Total/ })).toContainText('2.945,52')
  await expect(page.getByRole('radio')).toHaveCount(0)
})

test('Ana chooses for good: a wrong password is refused, the right one signs a term that she downloads', async ({
  page,
  portal,
  signIn,
}) => {
  test.setTimeout(120_000)
  await signIn('Ana', { plan: 'HPE', at: '/services/regime-tributacao' })
  await expect(page.getByRole('table', { name: /^Suas contribuições por alíquota/ })).toBeVisible()
  await page.getByRole('radiogroup', { name: 'Regime de tributação' }).getByText('Regressivo').click()
  await page.getByRole('button', { name: 'Revisar a escolha' }).click()
  await expect(page.getByRole('heading', { name: 'Confira antes de enviar' })).toBeFocused()
  const sign = page.getByRole('button', { name: 'Assinar e ficar no regressivo' })
  await sign.click()
  await expect(page.getByText('Confirme que sabe que a escolha não pode ser desfeita.')).toBeVisible()
  await page.getByText('Vi a comparação dos dois regimes com o meu saldo.').click()
  await page.getByText('Sei que esta escolha não pode ser desfeita.').click()
  await page.getByLabel('Sua senha').fill('outra-senha')
  await sign.click()
  await expect(page.getByText(/^A senha não confere/).first()).toBeVisible()
  const before = await query(
    portal,
    `select count(*)::int as signed from tax_regime_options where origin = 'portal'`,
  )
  expect(before.rows[0]).toEqual({ signed: 0 })

  await page.getByLabel('Sua senha').fill('Prev@2026')
  await sign.click()
  await expect(page.getByRole('link', { name: /^Baixar o termo assinado/ })).toBeVisible()
  const protocol = /\d{4}\.\d{7}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? 'nenhum'
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Baixar o termo assinado/ }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^termo_regime_tributacao_\d{4}-\d{2}-\d{2}\.pdf$/)
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await file.path())))
  const { text } = await extractText(pdf, { mergePages: true })
  expect(text).toContain(protocol)

  await page.goto('/services/regime-tributacao')
  const today = page.getByRole('region', { name: 'Seu regime hoje' })
  await expect(today).toContainText('A escolha é definitiva.')
  await expect(today).toContainText(protocol)
  await expect(page.getByRole('radio')).toHaveCount(0)
})
