import { dateText, monthName, monthText } from '#contract/value-text.ts'
import { incomeChangeWindow } from '#domain/benefits/income-change.ts'
import { addDays, addToCompetence, competenceOf } from '#domain/calendar.ts'
import { makeMoves, openRequestAt, protocolOn, queueOf } from '../at-the-desk.ts'
import { closeWindowOf, openIncomeWindow } from '../income-window.ts'
import { expect, test } from '../portal-fixture.ts'
import { today } from '../today.ts'

const month = () => competenceOf(today)
const window = () => incomeChangeWindow(today, { changeMonths: [Number(month().slice(5))] }).window

test('Olívia’s change came back: her term stays a term, she says a longer one, it is granted once her window is over, and the page says from when she is paid so', async ({
  page,
  portal,
  signIn,
  atAnotherDesk,
}) => {
  test.setTimeout(180_000)
  await openIncomeWindow(portal, month())
  await signIn('Olivia', { at: '/services/requests?idStatus=3' })
  await page.getByRole('table', { name: 'Solicitações' }).getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'Precisamos de você' })).toContainText(
    'a sua renda é por prazo certo',
  )
  await page.getByRole('link', { name: 'Corrigir e reenviar' }).click()

  const years = page.getByRole('textbox', { name: /Prazo da renda/ })
  await test.step('her income of today, as her pay slip has it, stands beside the new one, with both over the years', async () => {
    await expect(page.getByRole('group', { name: 'Cai na sua conta por mês', exact: true })).toContainText(
      '2.403,60',
    )
    await expect(page.getByRole('main')).toContainText('Sua renda é por prazo certo.')
    await expect(page.getByRole('radio')).toHaveCount(0)
    await years.fill('12')
    await years.press('Tab')
    await expect(page.getByRole('group', { name: 'Vai cair na sua conta por mês' })).toContainText(
      /a menos por mês/,
    )
    await page.getByRole('button', { name: 'Ver como tabela' }).first().click()
    const table = page.getByRole('table', { name: 'Renda por mês, antes do imposto' })
    await expect(table.getByRole('row').nth(1)).toContainText('3.100,00')
  })

  await page.getByRole('button', { name: 'Revisar alteração' }).click()
  await expect(page.getByRole('row', { name: /Prazo da renda/ })).toContainText('12 anos')
  await page
    .getByRole('button', { name: `Mudar a renda a partir de ${monthName(window().effectiveIn)}` })
    .click()
  const protocol = await protocolOn(page)

  const marta = await atAnotherDesk('Marta', { at: queueOf(protocol) })
  await openRequestAt(marta, protocol)
  await test.step('until the window closes she may cancel it, so nobody grants it', async () => {
    await expect(marta.getByRole('region', { name: 'O que acontece ao deferir' })).toContainText(
      `A pessoa pode cancelar o pedido até ${dateText(window().to)}.`,
    )
  })
  await closeWindowOf(portal, protocol, addDays(today, -1))
  await makeMoves(marta, 'Deferir')

  await page.goto('/services/alteracao-renda')
  await expect(page.getByRole('main')).toContainText(
    `Renda por prazo certo em 12 anos, a partir de ${monthText(window().effectiveIn)}.`,
  )
})

test('outside the window Carlos reads when the next one is and tries figures; in it Dulce asks, and takes it back', async ({
  page,
  portal,
  signIn,
  atAnotherDesk,
}) => {
  test.setTimeout(120_000)
  const next = addToCompetence(month(), 1)
  await openIncomeWindow(portal, next)
  await signIn('Carlos', { at: '/services/alteracao-renda' })
  const main = page.getByRole('main')
  await expect(main).toContainText(`O próximo vai de ${dateText(`${next}-01`)}`)
  const years = page.getByRole('textbox', { name: /Prazo da renda/ })
  await years.fill('30')
  await years.press('Tab')
  await expect(page.getByRole('group', { name: 'Vai cair na sua conta por mês' })).toContainText(
    /a menos por mês/,
  )
  await expect(page.getByRole('button', { name: 'Revisar alteração' })).toBeHidden()

  await openIncomeWindow(portal, month())
  const dulce = await atAnotherDesk('Dulce', { at: '/services/alteracao-renda' })
  const term = dulce.getByRole('textbox', { name: /Prazo da renda/ })
  await term.fill('10')
  await term.press('Tab')
  await dulce.getByRole('button', { name: 'Revisar alteração' }).click()
  await expect(dulce.getByRole('main')).toContainText(`cancelar o pedido até ${dateText(window().to)}`)
  await dulce.getByRole('button', { name: /^Mudar a renda a partir de/ }).click()
  const protocol = await protocolOn(dulce)
  await dulce.goto('/services/alteracao-renda')
  await expect(dulce.getByRole('heading', { name: 'Você já pediu uma nova renda' })).toBeVisible()
  await dulce.getByRole('link', { name: 'Acompanhar o pedido' }).click()
  await expect(dulce.getByRole('main')).toContainText(protocol)
  await makeMoves(dulce, 'Cancelar solicitação')
  await dulce.goto('/services/alteracao-renda')
  await expect(dulce.getByRole('button', { name: 'Revisar alteração' })).toBeVisible()
})
