import { writeBankReturn } from '#domain/payment-clearings/write-return.fixtures.ts'
import { expectAccessible } from '../accessible.ts'
import { protocolOn } from '../at-the-desk.ts'
import { grantedByTheDesk } from '../granted-by-the-desk.ts'
import { query } from '../portal-database.ts'
import { expect, type Portal, test } from '../portal-fixture.ts'
import { today } from '../today.ts'

const PAGE = '/services/emprestimos/boletos'

type Issued = { slip_number: string; portfolio: string; due_date: string; amount: string }

/** The boletos of Eduardo's loan, which is the only one that is paid by them here. */
async function issuedFor(portal: Portal, purpose: 'instalment' | 'extra'): Promise<Issued[]> {
  const { rows } = await query(
    portal,
    `select b.slip_number, b.portfolio, b.due_date::text, b.amount from loan_bills b join loans l on l.id = b.loan_id
       join plan_links k on k.id = l.link_id
     where k.enrolment = '100990' and b.purpose = $1 and b.cancelled_on is null`,
    [purpose],
  )
  return rows as Issued[]
}

/** The boleto of the first instalment of Eduardo's loan: issued as the duty of that day will, unless that day is today. */
async function firstIssued(portal: Portal): Promise<Issued> {
  const [already] = await issuedFor(portal, 'instalment')
  if (already) return already
  const { rows } = await query(
    portal,
    `with numbered as (update slip_collection set last_number = last_number + 1 returning *)
     insert into loan_bills (loan_id, purpose, way, number, amount, due_date, slip_number, portfolio,
       collection_agency, collection_account, issued_at)
     select l.id, 'instalment', 'boleto', i.number, i.amount, i.due_date, lpad(c.last_number::text, 8, '0'),
       c.portfolio, c.agency, c.account, now()
     from numbered c, loans l join plan_links k on k.id = l.link_id join loan_instalments i on i.loan_id = l.id
     where k.enrolment = '100990' and l.ended_on is null and i.number = 1
     returning slip_number, portfolio, due_date::text, amount`,
  )
  const [issued] = rows as Issued[]
  if (!issued) throw new Error('Eduardo has no loan')
  return issued
}

function returnFile({ slip_number, portfolio, due_date, amount }: Issued, number = 9) {
  const paid = { occurredOn: today, creditOn: today, paidAmount: Number(amount), faceAmount: Number(amount) }
  const line = { line: 2, portfolio, slipNumber: slip_number, dueOn: due_date, ...paid }
  const content = writeBankReturn({
    layout: 'cnab400',
    agency: '0057',
    account: '12345',
    writtenOn: today,
    number,
    lines: [{ ...line, occurrence: '06', movement: 'paid' }],
  })
  return { name: `CN000${number}.RET`, mimeType: '', buffer: Buffer.from(content, 'latin1') }
}

test('Eduardo, who pays alone, borrows by boleto: asked for and granted, issued, paid at the bank and cleared; and pays a part before its time', async ({
  page,
  portal,
  signIn,
  atAnotherDesk,
}) => {
  test.setTimeout(240_000)
  await signIn('Eduardo', { at: '/services/emprestimos' })
  await page.getByRole('textbox', { name: /Valor do empréstimo/ }).fill('3000')
  await page.getByRole('textbox', { name: /Número de parcelas/ }).fill('6')
  await page.getByText(/^Li as condições/).click()
  await page.getByRole('button', { name: 'Revisar empréstimo' }).click()
  await page.getByRole('button', { name: /^Pedir R\$\s3\.000,00/ }).click()
  const protocol = await protocolOn(page)
  await grantedByTheDesk(portal, protocol, 'in two stages')
  await page.goto(PAGE)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const issued = await firstIssued(portal)
  await page.goto('/')
  const toDo = page.getByRole('link', { name: /Pagar.*Parcela 1 de 6 do empréstimo/ })
  await expect(page.getByText('Parcela 1 de 6 do empréstimo')).toBeVisible()
  await expect(toDo).toHaveAttribute('href', /boletos\?boleto=\d+$/)
  await page.goto('/services/emprestimos')
  await page.getByRole('link', { name: 'Ver como pagar: Parcela 1 de 6' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Parcela 1 de 6' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copiar código PIX' })).toBeVisible()
  await expectAccessible(page)
  const href = await page.getByRole('link', { name: 'Baixar boleto em PDF' }).getAttribute('href')
  const pdf = await page.request.get(href ?? '')
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')

  const karina = await atAnotherDesk('Karina', { at: '/settings/baixas-contribuicoes' })
  await karina.locator('input[type=file]').setInputFiles(returnFile(issued))
  await expect(karina.getByRole('row', { name: /Eduardo Prates/ })).toContainText(
    'empréstimo, parcela 1 de 6',
  )
  const luiz = await atAnotherDesk('Luiz', { at: '/settings/baixas-contribuicoes' })
  await luiz.getByRole('link', { name: 'CN0009.RET' }).click()
  await luiz.getByRole('button', { name: 'Confirmar baixa' }).click()
  const dialog = luiz.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Confirmar baixa' }).click()
  await expect(dialog).toBeHidden()

  await page.goto(PAGE)
  await expect(page.getByRole('row', { name: /Parcela 1 de 6/ })).toContainText('Paga')
  await expect(page.getByRole('region', { name: 'Parcelas a pagar' })).toHaveCount(0)
  await expectAccessible(page)
  await page.goto('/services/emprestimos')
  await expect(page.getByText('1 de 6')).toBeVisible()

  await page.goto(PAGE)
  await page.getByRole('textbox', { name: 'Quanto você quer pagar' }).fill('1000')
  await expect(page.getByRole('radio', { name: /Diminuir o prazo/ })).toBeChecked()
  await expect(page.getByText(/^Faltam 3 parcelas em vez de 5/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Gerar boleto do pagamento extra' }).click()
  const asking = page.getByRole('alertdialog', { name: 'Gerar o boleto do pagamento extra?' })
  await asking.getByRole('button', { name: 'Gerar boleto do pagamento extra' }).click()
  await expect(asking).toBeHidden()
  await expect(page.getByText(/Você já tem um boleto de pagamento extra/)).toBeVisible()
  await page.getByRole('link', { name: 'Ver como pagar: Pagamento extra, para diminuir o prazo' }).click()
  await expect(page.getByRole('button', { name: 'Copiar código PIX' })).toBeVisible()

  const [extra] = await issuedFor(portal, 'extra')
  if (!extra) throw new Error('no extra payment was asked for')
  await karina.goto('/settings/baixas-contribuicoes')
  await karina.locator('input[type=file]').setInputFiles(returnFile(extra, 8))
  await expect(karina.getByRole('row', { name: /Eduardo Prates/ })).toContainText('pagamento extra')
  await luiz.goto('/settings/baixas-contribuicoes')
  await luiz.getByRole('link', { name: 'CN0008.RET' }).click()
  await luiz.getByRole('button', { name: 'Confirmar baixa' }).click()
  await dialog.getByRole('button', { name: 'Confirmar baixa' }).click()
  await expect(dialog).toBeHidden()
  await page.goto('/services/emprestimos')
  await expect(page.getByText('1 de 4')).toBeVisible()
})
