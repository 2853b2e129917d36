import { monthName, monthText } from '#contract/value-text.ts'
import { addToCompetence, competenceOf } from '#domain/calendar.ts'
import { firstOpenMonth } from '#domain/payroll/pay-slips/benefit-calendar.ts'
import { protocolOn } from '../at-the-desk.ts'
import { grantedByTheDesk } from '../granted-by-the-desk.ts'
import { query } from '../portal-database.ts'
import { expect, test } from '../portal-fixture.ts'
import { today } from '../today.ts'

const first = () => firstOpenMonth(today, { lastFilingDay: 20 })

test('Carlos stops his income for some months: he reads what becomes of his loan, it is granted, and he takes it back early', async ({
  page,
  portal,
  signIn,
}) => {
  test.setTimeout(120_000)
  await signIn('Carlos', { at: '/services/suspend-benefit' })
  await expect(page.getByText('Você tem um empréstimo')).toBeVisible()
  await page.getByRole('button', { name: 'Revisar suspensão' }).click()
  await expect(page.getByRole('group', { name: /Falta corrigir/ })).toBeFocused()
  await page.getByRole('button', { name: /Meses sem receber/ }).click()
  await page.getByRole('option', { name: '3 meses', exact: true }).click()
  await expect(page.getByRole('group', { name: 'Fica no seu saldo' })).toContainText('27.000,00')
  await page.getByRole('button', { name: 'Revisar suspensão' }).click()
  await expect(page.getByRole('row', { name: /Parcela do empréstimo/ })).toContainText('Por boleto')
  await page.getByRole('button', { name: `Suspender a partir de ${monthName(first())}` }).click()
  const protocol = await protocolOn(page)

  await grantedByTheDesk(portal, protocol, 'at once')

  await page.goto('/services/suspend-benefit')
  const hasBegun = first() <= competenceOf(today)
  await expect(
    page.getByRole('heading', {
      name: hasBegun
        ? 'Seu benefício está suspenso'
        : `Seu benefício fica suspenso a partir de ${monthText(first())}`,
    }),
  ).toBeVisible()
  await expect(page.getByRole('group', { name: 'Volta a receber em' })).toContainText(
    monthText(addToCompetence(first(), 3)),
  )
  await page.getByRole('button', { name: 'Voltar a receber antes' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('9.000,00')
  await dialog.getByRole('button', { name: `Voltar em ${monthName(first())}` }).click()
  await expect(page.getByRole('button', { name: 'Revisar suspensão' })).toBeVisible()
})

test('Dulce’s benefit stands still for want of the re-registration, and the page leads there', async ({
  page,
  portal,
  signIn,
}) => {
  await query(
    portal,
    `update plan_links set situation = 6, situation_reason = 'PROVA_DE_VIDA', situation_since = '${today}'
       where enrolment = '700045'`,
  )
  await signIn('Dulce', { at: '/services/suspend-benefit' })
  await expect(page.getByRole('heading', { name: 'Falta o seu recadastramento' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Fazer o recadastramento' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Voltar a receber antes' })).toBeHidden()
})
