import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { monthName, monthText } from '#contract/value-text.ts'
import { addToCompetence, type Competence, competenceOf } from '#domain/calendar.ts'
import { firstOpenMonth, paymentDayOf } from '#domain/payroll/pay-slips/benefit-calendar.ts'
import { makeMoves } from '../at-the-desk.ts'
import { people } from '../people.ts'
import { query } from '../portal-database.ts'
import { expect, type Portal, test } from '../portal-fixture.ts'
import { today } from '../today.ts'

const lastYear = () => Number(today.slice(0, 4)) - 1

/**
 * The last month that was paid, and the last one without the thirteenth payment, which December's brings. On the day of payment the payroll
 * decides, and it comes at some hour of it.
 */
async function paidMonths(portal: Portal): Promise<{ paid: Competence; ordinary: Competence }> {
  const { rows } = await query(portal, 'select max(competence) as paid from pay_slips')
  const [{ paid }] = rows as [{ paid: Competence }]
  const thisMonth = competenceOf(today)
  expect([thisMonth, addToCompetence(thisMonth, -1)]).toContain(paid)
  return { paid, ordinary: addToCompetence(paid, paid.endsWith('-12') ? -1 : 0) }
}

/** From the pay slips of the newest year to the one of the ordinary month. */
async function openOrdinary(
  page: Page,
  { paid, ordinary }: Awaited<ReturnType<typeof paidMonths>>,
): Promise<void> {
  await expect(page.getByRole('group', { name: 'Último pagamento' })).toContainText(`De ${monthText(paid)}`)
  await page.getByRole('link', { name: monthText(ordinary), exact: true }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: `Contracheque de ${monthText(ordinary)}` }),
  ).toBeVisible()
}

/** Downloads what a link leads to, and reads the PDF back. */
async function readPdf(
  page: Page,
  link: Locator,
): Promise<{ name: string; text: string; isTagged: boolean }> {
  const download = page.waitForEvent('download')
  await link.click()
  const file = await download
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await file.path())))
  const { text } = await extractText(pdf, { mergePages: true })
  const { Marked: isTagged = false } = (await pdf.getMarkInfo()) ?? {}
  return { name: file.suggestedFilename(), text: text.replaceAll(/\s+/g, ' '), isTagged }
}

test('Carlos sees what he was paid, how the tax was found, what changed and why, and takes the PDF', async ({
  page,
  portal,
  signIn,
}) => {
  test.setTimeout(120_000)
  const months = await paidMonths(portal)
  const { paid, ordinary } = months
  await signIn('Carlos', { at: '/services/contracheque' })
  const nextDay = paymentDayOf(addToCompetence(paid, 1)).split('-').toReversed().join('/')
  await expect(page.getByRole('group', { name: 'Próximo pagamento, previsto' })).toContainText(
    `Em ${nextDay}`,
  )
  await openOrdinary(page, months)
  await expect(page.getByRole('group', { name: 'Valor líquido' })).toContainText('6.808,37')

  await test.step('841,88, step by step', async () => {
    const lines = page.getByRole('table', { name: 'Proventos e descontos' })
    await expect(lines.getByRole('row', { name: /^IRRF/ })).toContainText('841,88')
    await page.getByRole('button', { name: /^IRRF:/ }).click()
    for (const step of ['1.903,98', '7.096,02', '607,20', '6.488,82 × 27,5%', '875,70', '33,82'])
      await expect(page.getByRole('main')).toContainText(step)
  })

  await test.step('the tagged PDF says the same, and its name tells nothing about him', async () => {
    const { name, text, isTagged } = await readPdf(page, page.getByRole('link', { name: 'Baixar PDF' }))
    expect(name).toBe(`contracheque_${ordinary}.pdf`)
    expect(isTagged).toBe(true)
    for (const said of ['6.808,37', '841,88', people.Carlos.cpf, monthText(ordinary)])
      expect(text).toContain(said)
  })

  await test.step('the month in which his loan began says so', async () => {
    const loanBegan = addToCompetence(paid, -2)
    for (let month = ordinary; month > loanBegan; month = addToCompetence(month, -1)) {
      await page.getByRole('link', { name: monthText(addToCompetence(month, -1)) }).click()
    }
    await expect(page.getByRole('heading', { level: 1 })).toContainText(monthText(loanBegan))
    const before = monthName(addToCompetence(loanBegan, -1))
    const changes = page.getByRole('table', { name: `O que mudou desde ${before}` })
    const loan = changes.getByRole('row', { name: /Empréstimo/ })
    await expect(loan).toContainText('899,75')
    await expect(loan).toContainText('Começou a ser descontado.')
  })
})

test('Carlos declares last year with his report, on screen and as the official form', async ({
  page,
  signIn,
}) => {
  await signIn('Carlos', { at: '/services/report-income' })
  const taxable = page.getByRole('table', { name: /^3\. Rendimentos tributáveis/ })
  await expect(taxable.getByRole('row', { name: /^1\. Total dos rendimentos/ })).toContainText('85.152,24')
  const exempt = page.getByRole('table', { name: /^4\. Rendimentos isentos/ })
  await expect(exempt.getByRole('row', { name: /^1\. Parcela isenta/ })).toContainText('22.847,76')
  const title = `Comprovante de rendimentos de ${lastYear()}`
  const { name, text } = await readPdf(page, page.getByRole('link', { name: `Baixar PDF: ${title}` }))
  expect(name).toBe(`comprovante_rendimentos_${lastYear()}.pdf`)
  for (const said of ['85.152,24', '22.847,76', `Ano-calendário de ${lastYear()}`, people.Carlos.cpf])
    expect(text).toContain(said)
})

test('Dulce is taxed by the table, Olívia by the age of her contributions; Dulce’s exempt slice begins later', async ({
  page,
  portal,
  signIn,
}) => {
  test.setTimeout(120_000)
  const months = await paidMonths(portal)
  for (const [person, net, method] of [
    ['Dulce', '4.181,10', /Regime progressivo.*Sem isenção/],
    ['Olivia', '2.403,60', /Regime regressivo/],
  ] as const) {
    await signIn(person, { at: '/services/contracheque' })
    await openOrdinary(page, months)
    await expect(page.getByRole('group', { name: 'Valor líquido' })).toContainText(net)
    await page.getByRole('button', { name: /^IRRF:/ }).click()
    await expect(page.getByText(method)).toBeVisible()
  }
  await signIn('Dulce', { at: null })
  const exemption = await page.request.get('/services/exemption-65')
  expect(await exemption.text()).toContain('Sua parcela isenta começa em')
})

test('Ana declares what she contributed', async ({ page, signIn }) => {
  await signIn('Ana', { plan: 'HPE', at: '/services/report-income' })
  const figure = page.getByRole('group', { name: 'Para declarar' })
  const total = /[\d.]+,\d{2}/.exec((await figure.textContent()) ?? '')?.[0] ?? 'nenhum'
  const table = page.getByRole('table', { name: 'Suas contribuições, mês a mês' })
  await expect(table.getByRole('row', { name: /^Total/ })).toContainText(total)
  await expect(table.getByRole('row')).toHaveCount(14)
  const { name, text } = await readPdf(page, page.getByRole('link', { name: /^Baixar PDF/ }))
  expect(name).toBe(`demonstrativo_contribuicoes_${lastYear()}.pdf`)
  for (const said of [total, people.Ana.cpf, `12/${lastYear()}`]) expect(text).toContain(said)
})

test('Carlos gives his exempt slice to another source, and Karina grants it', async ({
  page,
  signIn,
  atAnotherDesk,
}) => {
  test.setTimeout(120_000)
  const first = firstOpenMonth(today, { lastFilingDay: 20 })
  await signIn('Carlos', { at: '/services/exemption-65' })
  await expect(page.getByRole('group', { name: 'Parcela isenta por mês' })).toContainText('1.903,98')
  await expect(page.getByRole('group', { name: 'Diferença por mês' })).toContainText('557,41')

  await test.step('what already holds is not asked for', async () => {
    await page.getByRole('radiogroup').getByText('Neste plano', { exact: true }).click()
    await page.getByRole('button', { name: 'Revisar pedido' }).click()
    await expect(page.getByRole('group', { name: /^Falta corrigir/ })).toContainText('Já é assim hoje.')
  })

  const protocol = await test.step('he reviews the tax that he will pay, and confirms', async () => {
    await page.getByRole('radiogroup').getByText('Em outra fonte pagadora').click()
    await page.getByRole('textbox', { name: 'Outra fonte pagadora' }).fill('INSS')
    await page.getByText(/^Declaro que tenho 65 anos/).click()
    await page.getByRole('button', { name: 'Revisar pedido' }).click()
    await expect(page.getByRole('main')).toContainText('para R$ 1.399,29 por mês')
    await page.getByRole('button', { name: `Deixar de usar aqui a partir de ${monthName(first)}` }).click()
    await expect(page.getByRole('heading', { name: 'Recebemos seu pedido' })).toBeFocused()
    return /\d{4}\.\d{7}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? 'nenhum'
  })

  await test.step('one at a time', async () => {
    await page.goto('/services/exemption-65')
    await expect(page.getByRole('heading', { name: 'Você já tem um pedido em andamento' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(protocol)
  })

  await test.step('Karina reads what he asked, and grants it', async () => {
    const desk = await atAnotherDesk('Karina', { at: `/request-management?palavraChave=${protocol}` })
    await desk.getByRole('link', { name: new RegExp(protocol) }).click()
    await expect(desk.getByRole('main')).toContainText('Outra fonte pagadora')
    await makeMoves(desk, 'Assumir', 'Deferir')
  })

  await page.goto('/services/exemption-65')
  const holds =
    first === competenceOf(today)
      ? `Usada em outra fonte pagadora desde ${monthText(first)}.`
      : `A partir de ${monthText(first)}, passa a ser usada em INSS.`
  await expect(page.getByText(holds)).toBeVisible()
})
