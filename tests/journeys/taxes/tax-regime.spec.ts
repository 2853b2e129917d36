import { readFile } from 'node:fs/promises'
import { extractText, getDocumentProxy } from 'unpdf'
import { query } from '../portal-database.ts'
import { expect, test } from '../portal-fixture.ts'

test('Olívia sees that her regime is settled, and no more, on both pages', async ({ page, signIn }) => {
  await signIn('Olivia', { at: '/services/regime-tributacao' })
  const today = page.getByRole('region', { name: 'Seu regime hoje' })
  await expect(today).toContainText('Regressivo')
  await expect(today).toContainText('Com o início do benefício, o regime ficou definitivo.')
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(page.getByRole('radio')).toHaveCount(0)
  await page.goto('/services/simulador-regime-tributacao')
  await expect(today).toContainText('Com o início do benefício, o regime ficou definitivo.')
  await expect(page.getByRole('button', { name: 'Calcular' })).toHaveCount(0)
})

test('Ana, who chose on paper in 2022, is told the same of both regimes on both pages, from her own answers', async ({
  page,
  signIn,
}) => {
  await signIn('Ana', { plan: 'HPE', at: '/services/regime-tributacao' })
  await expect(page.getByRole('region', { name: 'Seu regime hoje' })).toContainText(
    'A escolha é de antes da Lei 14.803/2024: você pode escolher mais uma vez',
  )
  const example = page.getByRole('table', { name: 'Cinco contribuições pagas de uma vez' })
  await expect(example.getByRole('row', { name: /^Total/ })).toContainText('2.945,52')
  const findings = page.getByRole('region', { name: 'Os dois regimes no seu caso' })
  await expect(findings).toContainText('Imposto no progressivo')
  await expect(page.getByRole('main')).not.toContainText('a menos de imposto')

  await findings.getByRole('link', { name: 'Conferir as minhas respostas' }).click()
  await expect(page.getByLabel('Contribuição por mês')).toHaveValue('268,78')
  await expect(page.getByLabel(/^Outras rendas tributáveis por ano/)).toHaveValue('120.000,00')
  await expect(page.getByRole('main')).not.toContainText('a menos de imposto')
  await page.getByRole('button', { name: 'Calcular' }).click()
  const result = page.getByRole('region', { name: 'Resultado' })
  const verdict = result.getByText(/a menos de imposto no/)
  const ranges = result.getByText(/^(O (re|pro)gressivo custa menos|Em qualquer ano)/)
  await expect(verdict).toBeVisible()
  const said = [await verdict.textContent(), await ranges.textContent()]

  await page.getByRole('link', { name: 'Ver meu regime e a escolha' }).click()
  for (const sentence of said) await expect(findings).toContainText(sentence ?? '?')
  await page.reload()
  for (const sentence of said) await expect(findings).toContainText(sentence ?? '?')
  await page.getByRole('radiogroup', { name: 'Regime de tributação' }).getByText('Regressivo').click()
  await page.getByRole('button', { name: 'Revisar a escolha' }).click()
  await expect(page.getByLabel('Sua senha')).toBeVisible()
  for (const sentence of said) await expect(findings).toContainText(sentence ?? '?')
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
