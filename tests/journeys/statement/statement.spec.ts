import { readFile } from 'node:fs/promises'
import readExcelFile from 'read-excel-file/node'
import { extractText, getDocumentProxy } from 'unpdf'
import { choose } from '../choose-plan.ts'
import { expect, test } from '../portal-fixture.ts'
import { today } from '../today.ts'

test('Ana reads five years: every figure explained, narrowed down, and taken along as files', async ({
  page,
  signIn,
}) => {
  test.setTimeout(120_000)
  await signIn('Ana', { plan: 'HPE' })

  await test.step('the balance is the one of the plan in detail, and says how it came to be', async () => {
    await page.goto('/meu-plano')
    const balance = page.getByRole('group', { name: 'Seu saldo', exact: true })
    const inDetail =
      (await balance
        .getByText(/^R\$\s[\d.]+,\d{2}$/)
        .first()
        .textContent()) ?? 'nenhum'
    await page.goto('/extract')
    await expect(page).toHaveURL(/\/services\/extrato-contribuicao$/)
    const total = page.getByRole('group', { name: 'Saldo total' })
    await expect(total).toContainText(inDetail)
    await total.getByRole('button', { name: 'Como chegamos a este valor' }).click()
    await expect(total).toContainText(/[\d.]+,\d{8} × R\$\s[\d.]+,\d{8} = R\$/)
    await expect(total).toContainText(/A próxima, de \d{2}\/\d{2}\/\d{4}, aparece aqui a partir de/)
  })

  await test.step('each movement opens and says how its quotas and the balance after it came to be', async () => {
    const movements = page.getByRole('table', { name: 'Movimentos' })
    await movements.locator('summary').nth(2).click()
    const detail = movements.getByRole('row').filter({ hasText: 'Cotas deste movimento' })
    await expect(detail).toHaveCount(1)
    await expect(detail).toContainText(/R\$\s[\d.]+,\d{2} ÷ R\$\s[\d.]+,\d{8} = [\d.]+,\d{8}/)
    await expect(detail).toContainText(/[\d.]+,\d{8} × R\$\s[\d.]+,\d{8} = R\$\s[\d.]+,\d{2}/)
  })

  await test.step('all of it is 120 lines, of which half are the sponsor’s', async () => {
    const found = page.getByRole('status').filter({ hasText: 'moviment' })
    await choose(page, 'Período', 'Desde a adesão')
    await expect(found).toHaveText('120 movimentos, desde a adesão')
    await page
      .getByRole('navigation', { name: 'Páginas do extrato' })
      .getByRole('link', { name: 'Próxima' })
      .click()
    await expect(page).toHaveURL(/pagina=1/)
    await choose(page, 'Tipo de movimento', 'Contribuição da patrocinadora')
    await expect(found).toHaveText('60 movimentos, desde a adesão')
    await expect(page).not.toHaveURL(/pagina=/)
    await page.getByRole('button', { name: 'Totais por tipo' }).click()
    const totals = page.getByRole('table', { name: 'Totais por tipo' })
    await expect(totals.getByRole('row', { name: /Contribuição da patrocinadora/ })).toContainText('60')
    await expect(totals.getByRole('row', { name: /Contribuição básica/ })).toHaveCount(0)
  })

  await test.step('the balance and the returns are tabs with an address, and coming back keeps the filter', async () => {
    const parts = page.getByRole('navigation', { name: 'Partes do extrato' })
    await parts.getByRole('link', { name: 'Saldo' }).click()
    await expect(page).toHaveURL(/aba=saldo/)
    await expect(page.getByRole('group', { name: 'Da patrocinadora, o que já é seu' })).toBeVisible()
    await expect(page.getByRole('table', { name: 'Movimentos' })).toHaveCount(0)
    await expect(parts.getByRole('link', { name: 'Saldo' })).toHaveAttribute('aria-current', 'page')
    await expect(parts.getByRole('link', { name: 'Movimentos' })).not.toHaveAttribute('aria-current')
    await page.goBack()
    await expect(page.getByRole('status').filter({ hasText: 'moviment' })).toHaveText(
      '60 movimentos, desde a adesão',
    )
    await parts.getByRole('link', { name: 'Rentabilidade' }).click()
  })

  await test.step('the charts are tables, too', async () => {
    const returns = page.getByRole('region', { name: 'Rentabilidade por perfil' })
    await returns.getByRole('button', { name: 'Ver como tabela' }).click()
    const table = returns.getByRole('table', { name: 'Rentabilidade acumulada de cada perfil' })
    await expect(table.getByRole('row')).toHaveCount(13)
    await page
      .getByRole('navigation', { name: 'Partes do extrato' })
      .getByRole('link', { name: 'Movimentos' })
      .click()
    await expect(page).not.toHaveURL(/aba=/)
  })

  await test.step('files hold what the filters show', async () => {
    const take = async (name: string) => {
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: `Baixar o extrato em ${name}` }).click()
      const file = await download
      return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
    }
    const sheet = await take('Excel')
    expect(sheet.name).toMatch(/^extrato_\d{4}-\d{2}-\d{2}\.xlsx$/)
    const rows = await readExcelFile(sheet.content)
    const sheets = JSON.stringify(rows)
    expect(rows[0]?.data[1]?.[0]).toBeInstanceOf(Date)
    expect(sheets.match(/Contribuição da patrocinadora/g)).toHaveLength(60)
    const text = (await take('CSV')).content.toString('utf8')
    expect(text.trimEnd().split('\r\n')).toHaveLength(61)
    const pdf = await getDocumentProxy(new Uint8Array((await take('PDF')).content))
    const printed = (await extractText(pdf, { mergePages: true })).text
    expect(printed).toContain('Créditos desde a adesão')
    expect(printed).toContain('Contribuição da patrocinadora')
    expect(printed).toMatch(/Saldo final em \d{2}\/\d{2}\/\d{4}/)
    expect(printed).toContain('134,39')
  })
})

test('Ana prints her movements with the balance of each, and reads every part without scripts', async ({
  page,
  signIn,
  browser,
}) => {
  await signIn('Ana', { plan: 'HPE', at: '/services/extrato-contribuicao' })
  await page.emulateMedia({ media: 'print' })
  // Width of A4 between its margins, at 96 dots per inch.
  await page.setViewportSize({ width: 673, height: 950 })
  const table = page.getByRole('table', { name: 'Movimentos' })
  const [inside, room] = await Promise.all([
    table.evaluate((element) => element.getBoundingClientRect().right),
    table.evaluate((element) => element.parentElement?.getBoundingClientRect().right ?? 0),
  ])
  expect(inside).toBeLessThanOrEqual(room + 1)
  await expect(table.getByRole('columnheader', { name: 'Saldo' })).toBeVisible()
  const withoutScript = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const plain = await withoutScript.newPage()
  await plain.goto(page.url())
  await plain.getByRole('link', { name: 'Saldo', exact: true }).click()
  await expect(plain.getByRole('heading', { name: 'Contribuições e rendimento' })).toBeVisible()
  await plain.getByRole('link', { name: 'Movimentos' }).click()
  await plain.locator('summary').first().click()
  await expect(plain.getByText('Cotas deste movimento').first()).toBeVisible()
  await withoutScript.close()
})

test('Carlos’ thirty-one years open quickly, and a year of them is one choice away', async ({
  page,
  signIn,
}) => {
  await signIn('Carlos', { at: '/services/extrato-contribuicao?periodo=tudo' })
  const found = page.getByRole('status').filter({ hasText: 'moviment' })
  await expect(found).toHaveText(/^1\d{3} movimentos, desde a adesão$/)
  const rows = page.getByRole('table', { name: 'Movimentos' }).getByRole('row')
  await expect(rows).toHaveCount(13)
  await expect(rows.nth(1)).toContainText('Pagamento de renda')
  const year = String(Number(today.slice(0, 4)) - 10)
  await choose(page, 'Período', year)
  await expect(found).toHaveText(`36 movimentos, de 01/${year} a 12/${year}`)
})

test('Olívia sees what her lots would pay, by their age', async ({ page, signIn }) => {
  await signIn('Olivia', { at: '/services/extrato-contribuicao?aba=saldo' })
  const lots = page.getByRole('table', { name: 'Seu saldo por alíquota, hoje' })
  await expect(lots.getByRole('row')).toHaveCount(8)
  const total = await page.getByRole('group', { name: 'Saldo total' }).textContent()
  const balance = /R\$\s[\d.]+,\d{2}/.exec(total ?? '')?.[0] ?? 'nenhum'
  await expect(lots.getByRole('row', { name: /^Total/ })).toContainText(balance)
})
