import { readFile } from 'node:fs/promises'
import { sumReais } from '#domain/money.ts'
import { writeDebitReturn } from '#domain/payment-clearings/debit-files/write-debit-return.fixtures.ts'
import { writeBankReturn } from '#domain/payment-clearings/write-return.fixtures.ts'
import { expectAccessible } from '../accessible.ts'
import { query } from '../portal-database.ts'
import { expect, type Portal, test } from '../portal-fixture.ts'
import { today } from '../today.ts'

const PAGE = '/settings/baixas-contribuicoes'

type Overdue = { id: number; slip_number: string; portfolio: string; due_date: string; amount: string }

/** Eduardo's slip that is overdue, as the bank knows it. */
async function overdueSlip(portal: Portal): Promise<Overdue> {
  const { rows } = await query(
    portal,
    `select p.id, p.slip_number, p.portfolio, p.due_date::text, p.amount from contribution_payments p
     join plan_links l on l.id = p.link_id where l.enrolment = '100990' and p.paid_on is null order by p.due_date limit 1`,
  )
  const [slip] = rows as Overdue[]
  if (!slip) throw new Error('Eduardo owes nothing')
  return slip
}

/** Reais that the bank keeps of each slip. */
const FEE = 2.1

/** The bank's file of a slip that was paid today, with an amount of reais, of which it keeps its fee; beside a part of another slip. */
function returnFile({ slip_number, portfolio, due_date, amount }: Overdue, paidAmount: number) {
  const day = { dueOn: due_date, occurredOn: today, creditOn: today }
  const slip = { portfolio, slipNumber: slip_number, faceAmount: Number(amount), feeAmount: FEE, ...day }
  const content = writeBankReturn({
    layout: 'cnab400',
    agency: '0057',
    account: '12345',
    writtenOn: today,
    number: 7,
    lines: [
      {
        ...slip,
        line: 2,
        occurrence: '06',
        movement: 'paid',
        paidAmount,
        receivedAmount: sumReais([paidAmount, -FEE]),
      },
      { ...slip, line: 3, occurrence: '07', movement: 'other', paidAmount: 0, receivedAmount: 97.9 },
    ],
  })
  return { name: 'CN0001.RET', mimeType: '', buffer: Buffer.from(content, 'latin1') }
}

const inReais = (amount: number) => amount.toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' })

const reaisIn = (text: string | null) =>
  Number((/R\$\s([\d.]+,\d{2})/.exec(text ?? '')?.[1] ?? '').replaceAll('.', '').replace(',', '.'))

test('Eduardo pays his overdue slip: Karina sends the return file, Luiz confirms, and he sees it paid', async ({
  page,
  portal,
  signIn,
  atAnotherDesk,
}) => {
  test.setTimeout(180_000)
  const slip = await overdueSlip(portal)
  await signIn('Eduardo', { at: `/services/gerar-contribuicao?contribuicao=${slip.id}` })
  const owed = page.getByRole('group', { name: 'Para pagar hoje' })
  const total = reaisIn(await owed.textContent())
  expect(total).toBeGreaterThan(Number(slip.amount))
  const codes = page.getByRole('heading', { level: 2 })
  await expect(codes.filter({ hasText: /Pague com PIX|Ou pague o boleto/ })).toHaveText([
    /^Pague com PIX/,
    'Ou pague o boleto',
  ])

  const karina = await atAnotherDesk('Karina', { at: '/settings' })
  await karina.getByRole('link', { name: /^Baixas de contribuições/ }).click()
  await expect(karina).toHaveTitle('Baixas de contribuições | Portal do Participante')
  await karina.locator('input[type=file]').setInputFiles(returnFile(slip, total))
  await expect(karina.getByRole('heading', { name: 'CN0001.RET' })).toBeFocused()
  const lines = karina.getByRole('table', { name: 'Linha por linha' })
  await expect(lines.getByRole('row', { name: /Eduardo Prates/ }).first()).toContainText('Paga')
  await expect(lines.getByRole('row', { name: /Eduardo Prates/ }).first()).toContainText(
    /Tarifa de R\$\s2,10/,
  )
  const left = karina.getByRole('table', { name: 'Dinheiro sem baixa' })
  await expect(left.getByRole('row', { name: /Eduardo Prates/ })).toContainText('só uma parte do boleto')
  const posted = karina.getByRole('region', { name: 'O que o banco lançou na conta' })
  await expect(posted.getByText(/^R\$/)).toHaveText(
    [sumReais([total, -FEE]), 97.9, sumReais([total, 95.8])].map(inReais),
  )
  await expect(karina.getByText(/Outra pessoa confere e confirma/)).toBeVisible()
  await expect(karina.getByRole('button', { name: 'Confirmar baixa' })).toHaveCount(0)
  await expectAccessible(karina)

  const luiz = await atAnotherDesk('Luiz', { at: PAGE })
  await expect(luiz.getByRole('row', { name: /CN0001\.RET/ })).toContainText('A conferir')
  await luiz.getByRole('link', { name: 'CN0001.RET' }).click()
  await expect(luiz.getByRole('button', { name: 'Confirmar baixa' })).toBeVisible()
  await expectAccessible(luiz)
  await luiz.getByRole('button', { name: 'Confirmar baixa' }).click()
  const dialog = luiz.getByRole('alertdialog')
  await expect(dialog).toContainText('1 pagamento é registrado')
  await dialog.getByRole('button', { name: 'Confirmar baixa' }).click()
  await expect(dialog).toBeHidden()
  await expect(luiz.getByText('Confirmada', { exact: true })).toBeVisible()

  await page.reload()
  await expect(page.getByText('Paga', { exact: true })).toBeVisible()
  await page.goto('/services/extrato-contribuicao')
  const onTheWay = page.getByRole('table', { name: 'Pagas, a caminho do saldo' })
  await expect(onTheWay.getByRole('row').nth(-1)).toContainText(
    total.toLocaleString('pt-BR', { minimumFractionDigits: 2 }),
  )
  await page.goto('/services/gerar-contribuicao')
  await expect(page.getByRole('region', { name: 'Para pagar' }).getByText(/^Venceu /)).toHaveCount(0)
})

test('Karina records a slip by hand, and a file that is not whole says which line', async ({
  page,
  signIn,
}) => {
  test.setTimeout(120_000)
  await signIn('Karina', { at: PAGE })
  const broken = { name: 'errado.ret', mimeType: '', buffer: Buffer.from(`${'0'.repeat(400)}\r\n`, 'latin1') }
  await page.locator('input[type=file]').setInputFiles(broken)
  await expect(page.getByText(/Linha 1: não é o começo de um arquivo de retorno/)).toBeVisible()
  const pdf = { name: 'retorno.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') }
  await page.locator('input[type=file]').setInputFiles(pdf)
  await expect(page.getByText(/^Este arquivo parece ser um PDF\. Nada foi gravado/)).toBeVisible()

  await page.getByRole('link', { name: 'Dar baixa em um boleto' }).click()
  await page.getByRole('searchbox', { name: /Nome do participante/ }).fill('eduardo')
  await page
    .getByRole('radio', { name: /^Eduardo Prates/ })
    .first()
    .check({ force: true })
  await page.getByRole('group', { name: 'Data do pagamento' }).getByRole('spinbutton').first().click()
  await page.keyboard.type(today.split('-').toReversed().join(''))
  await page.getByLabel('Motivo').fill('Transferência conferida no extrato da entidade.')
  await page.getByRole('button', { name: 'Enviar para conferência' }).click()
  await expect(page.getByRole('heading', { name: 'Um boleto, sem arquivo', level: 1 })).toBeFocused()
  await expect(page.getByText('Transferência conferida no extrato da entidade.')).toBeVisible()
})

/** Eduardo's slip of the next month becomes a debit, as if he had asked for one. */
async function debitOfEduardo(portal: Portal): Promise<{ id: number; amount: string; due_date: string }> {
  const { rows } = await query(
    portal,
    `update contribution_payments set method = 5, debit_agency = '0057', debit_account = '12345-7', slip_number = null,
       portfolio = null, collection_agency = null, collection_account = null
     where id = (select p.id from contribution_payments p join plan_links l on l.id = p.link_id
       where l.enrolment = '100990' and p.paid_on is null and p.due_date > current_date order by p.due_date desc limit 1)
     returning id, amount, due_date::text`,
  )
  const [debit] = rows as { id: number; amount: string; due_date: string }[]
  if (!debit) throw new Error('Eduardo owes nothing')
  return debit
}

test('Eduardo’s debit is asked for in a file, the bank refuses it, and he pays by slip instead', async ({
  page,
  portal,
  signIn,
  atAnotherDesk,
}) => {
  test.setTimeout(180_000)
  const debit = await debitOfEduardo(portal)
  const karina = await atAnotherDesk('Karina', { at: PAGE })
  const card = karina.getByRole('region', { name: 'Débitos em conta' })
  await expectAccessible(karina)
  await card.getByRole('button', { name: 'Gerar arquivo de débitos' }).click()
  const asking = karina.getByRole('alertdialog', { name: 'Gerar o arquivo de débitos?' })
  await asking.getByRole('button', { name: 'Gerar arquivo de débitos' }).click()
  await expect(asking).toBeHidden()
  await expect(card.getByText('Nenhum débito a pedir ao banco agora.')).toBeVisible()
  await expect(card.getByRole('heading', { name: 'Débitos em conta' })).toBeFocused()
  const download = karina.waitForEvent('download')
  await card.getByRole('link', { name: 'Arquivo 1' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('debitos_000001.txt')
  const asked = await readFile(await file.path(), 'latin1')
  expect(asked).toContain(`0057        123457${debit.due_date.replaceAll('-', '').slice(0, 6)}`)

  const answers = [
    { contributionId: debit.id, answer: '01', day: debit.due_date, amount: Number(debit.amount) },
  ]
  const content = writeDebitReturn({ agreement: '005700012345', writtenOn: today, number: 1, answers })
  const sent = { name: 'DEB0001.RET', mimeType: '', buffer: Buffer.from(content, 'latin1') }
  await karina.locator('input[type=file]').setInputFiles(sent)
  await expect(karina.getByRole('row', { name: /Eduardo Prates/ })).toContainText(
    'não havia saldo. O débito vira boleto',
  )
  const luiz = await atAnotherDesk('Luiz', { at: PAGE })
  await luiz.getByRole('link', { name: 'DEB0001.RET' }).click()
  await luiz.getByRole('button', { name: 'Confirmar baixa' }).click()
  const dialog = luiz.getByRole('alertdialog')
  await expect(dialog).toContainText('1 débito recusado vira boleto')
  await dialog.getByRole('button', { name: 'Confirmar baixa' }).click()
  await expect(dialog).toBeHidden()

  await signIn('Eduardo', { at: `/services/gerar-contribuicao?contribuicao=${debit.id}` })
  await expect(page.getByRole('img', { name: 'Código de barras do boleto' })).toBeVisible()
})
