import { dateText } from '#contract/value-text.ts'
import { addToCompetence, competenceOf, lastDayOfMonth } from '#domain/calendar.ts'
import { openInvestmentWindow } from '../investment-window.ts'
import { expect, test } from '../portal-fixture.ts'
import { today } from '../today.ts'

const month = () => competenceOf(today)
const lastDay = () => lastDayOfMonth(month())

test('Ana compares the profiles, chooses a bolder one under the risk term, and then another', async ({
  page,
  portal,
  signIn,
}) => {
  test.setTimeout(120_000)
  await openInvestmentWindow(portal)
  await signIn('Ana', { plan: 'HPE', at: '/services/perfil-investimentos' })
  const main = page.getByRole('main')

  await test.step('her profile, her result and the way to both are there', async () => {
    await expect(page.getByRole('group', { name: 'Perfil', exact: true })).toContainText('Moderado')
    await expect(main).toContainText(`Você pode escolher até ${dateText(lastDay())}.`)
    await expect(main).toContainText('22 de 36 pontos')
    await page.getByRole('button', { name: 'Como chegamos a este resultado' }).click()
    await expect(page.getByRole('row', { name: /Total/ })).toContainText('22')
    await page.getByRole('button', { name: 'Arrojado', exact: true }).click()
    await expect(main).toContainText(/60 meses/)
    await expect(main).toContainText(/÷/)
  })

  await test.step('the charts have their tables', async () => {
    await page.getByRole('button', { name: 'Ver como tabela' }).first().click()
    const table = page.getByRole('table', { name: 'Rentabilidade acumulada de cada perfil' })
    await expect(table.getByRole('rowheader')).toHaveText(['12 meses', '24 meses', '36 meses', '60 meses'])
  })

  await test.step('above her result she accepts the term first', async () => {
    await page.getByRole('radio', { name: /Arrojado/ }).check({ force: true })
    await page.getByRole('button', { name: 'Revisar escolha' }).click()
    await expect(main).toContainText('leia e aceite o Termo de Ciência de Risco')
    await page.getByRole('checkbox', { name: /Li e aceito/ }).check({ force: true })
    await page.getByRole('button', { name: 'Revisar escolha' }).click()
    await expect(page.getByRole('heading', { name: 'Confira antes de enviar' })).toBeFocused()
    await page.getByRole('button', { name: /^Trocar para o Arrojado em/ }).click()
    await expect(page.getByRole('heading', { name: 'Recebemos seu pedido' })).toBeFocused()
    await expect(main).toContainText(`Pode ser cancelado até ${dateText(lastDay())}.`)
  })

  await test.step('another choice of the same window takes its place', async () => {
    await page.goto('/services/perfil-investimentos')
    await expect(main).toContainText('Você já escolheu o perfil Arrojado')
    await page.getByRole('radio', { name: /^Conservador/ }).check({ force: true })
    await page.getByRole('button', { name: 'Revisar escolha' }).click()
    await page.getByRole('button', { name: /^Trocar para o Conservador em/ }).click()
    await expect(page.getByRole('heading', { name: 'Recebemos seu pedido' })).toBeFocused()
    await page.goto('/services/requests')
    await expect(main).toContainText('Cancelada')
    await page.getByRole('table', { name: 'Solicitações' }).getByRole('link').first().click()
    await expect(page.getByRole('region', { name: 'O que foi pedido' })).toContainText('Conservador')
  })
})

test('Helena answers the questionnaire: the need of the money holds her result down', async ({
  page,
  portal,
  signIn,
}) => {
  test.setTimeout(120_000)
  await openInvestmentWindow(portal)
  await signIn('Helena', { at: '/services/perfil-investimentos' })
  await expect(page.getByRole('heading', { name: 'Responda o questionário para escolher' })).toBeVisible()
  await page.getByRole('button', { name: 'Responder o questionário' }).click()
  await page.getByRole('button', { name: 'Ver meu resultado' }).click()
  await expect(page.getByText('Escolha uma resposta.').first()).toBeVisible()
  for (const answer of [
    'Daqui a mais de 15 anos',
    'Menos de 25%',
    'Aproveitaria para investir mais',
    'Conheço fundos e ações',
    'Ações',
    'É estável',
    'Sim',
    'Crescer, mesmo com oscilações',
  ]) {
    await page.getByRole('radio', { name: answer, exact: true }).check({ force: true })
  }
  await page.getByRole('button', { name: 'Ver meu resultado' }).click()
  await expect(page.getByText('Resultado salvo.')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText('32 de 36 pontos')
  await expect(main).toContainText(
    'Seus pontos indicam o perfil Arrojado, mas o resultado é no máximo Conservador.',
  )
  await expect(page.getByRole('heading', { name: 'Escolha seu perfil' })).toBeVisible()
})

test('outside the window everything can be read and nothing chosen', async ({ page, portal, signIn }) => {
  const next = addToCompetence(month(), 1)
  await openInvestmentWindow(portal, next)
  await signIn('Fernanda', { at: '/services/perfil-investimentos' })
  const main = page.getByRole('main')
  await expect(page.getByText('O período de alteração está fechado')).toBeVisible()
  await expect(page.getByText(/^Fora do período de alteração/)).toHaveCount(1)
  await expect(main).toContainText(
    `Fora do período de alteração. Próximo período: ${dateText(`${next}-01`)} a ${dateText(lastDayOfMonth(next))}.`,
  )
  await expect(page.getByRole('button', { name: 'Revisar escolha' })).toBeHidden()
  await expect(main).toContainText('32 de 36 pontos')
})
