import { readFile } from 'node:fs/promises'
import { extractText, getDocumentProxy } from 'unpdf'
import { expectAccessible } from '../accessible.ts'
import { query } from '../portal-database.ts'
import { expect, test } from '../portal-fixture.ts'

const PAGE = '/services/gerar-contribuicao'
/** The line that is worked out by hand: it is Ana's until its due date has passed. */
const WORKED_LINE = '34191.09008 00000.160051 71234.570001 1 16560000012208'

test('Eduardo sees what is overdue with its charges, and pays with line, bar code or PIX', async ({
  page,
  signIn,
}) => {
  test.setTimeout(120_000)
  await signIn('Eduardo', { at: PAGE })
  const waiting = page.getByRole('region', { name: 'Para pagar' })
  await expect(waiting.getByText(/^Venceu há \d+ dias/)).toHaveCount(1)
  await expect(waiting.getByText(/^Vence (em \d+ dias|hoje|amanhã)/)).toHaveCount(1)
  await expect(waiting).toContainText('407,19')
  await expect(page.getByRole('main')).toContainText('já foi gerada')

  await waiting
    .getByRole('link', { name: /Ver como pagar/ })
    .first()
    .click()
  await expect(page.getByText('Para pagar hoje').first()).toBeVisible()
  await page.getByRole('button', { name: 'Como chegamos a este valor' }).click()
  await expect(page.getByText(/2% de R\$/)).toBeVisible()
  await expect(page.getByRole('img', { name: 'Código de barras do boleto' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR Code do PIX' })).toBeVisible()
  await expect(page.getByText('Ambiente de demonstração: não pague este código.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancelar contribuição' })).toBeHidden()
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Baixar boleto em PDF' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^boleto_\d{4}-\d{2}-10\.pdf$/)
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await file.path())))
  const { text } = await extractText(pdf, { mergePages: true })
  expect(text).toContain('Encargos para pagar em')
  const line = await page.getByText(/^34191\.\d{5} /).textContent()
  expect(text).toContain(line)
})

test('Ana cancels her slip, issues one of another amount, and finds it in her history', async ({
  page,
  portal,
  signIn,
}) => {
  test.setTimeout(120_000)
  await signIn('Ana', { plan: 'MAIS_VALOR', at: PAGE })
  await expect(page.getByRole('table', { name: 'Histórico' })).toBeVisible()
  const { rows } = await query(
    portal,
    `select p.id, p.slip_number as number from contribution_payments p join plan_links k on k.id = p.link_id
     where k.enrolment = '400118' and p.paid_on is null and p.cancelled_on is null`,
  )
  const [waits] = rows as { id: number; number: string }[]
  const line = waits?.number === '00000001' ? WORKED_LINE : /^34191\.\d{5} .*0000012208$/
  await expect(page.getByText(line)).toBeVisible()
  await page.goto(`${PAGE}?contribuicao=${waits?.id}`)
  await page.getByRole('button', { name: 'Cancelar contribuição' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar contribuição' }).click()
  await expect(page.getByText('Cancelada', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Todas as contribuições' }).click()

  await page.getByRole('link', { name: /^Gerar contribuição de/ }).click()
  const amount = page.getByLabel('Valor da contribuição')
  await amount.fill('100,00')
  await amount.blur()
  await expect(amount).toHaveValue(/122,08/)
  await amount.fill('300,00')
  await amount.blur()
  await page.getByRole('button', { name: 'Revisar contribuição' }).click()
  await expect(page.getByRole('heading', { name: 'Confira antes de enviar' })).toBeFocused()
  await page.getByRole('button', { name: /^Gerar boleto de/ }).click()
  await expect(page.getByRole('heading', { name: 'Pronto, a contribuição foi gerada' })).toBeFocused()
  await expect(page.getByText(/^34191\.\d{5} /)).toBeVisible()
  await page.getByRole('link', { name: 'Ver todas as contribuições' }).click()
  await expect(page.getByRole('table', { name: 'Histórico' }).getByRole('row').nth(1)).toContainText('300,00')
  await page.goto(`${PAGE}?nova=true`)
  await expect(page.getByRole('heading', { name: /já foi gerada/ })).toBeVisible()
})
