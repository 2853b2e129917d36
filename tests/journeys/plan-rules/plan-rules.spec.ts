import type { Page } from '@playwright/test'
import { addDays } from '#domain/calendar.ts'
import { choose } from '../choose-plan.ts'
import { query } from '../portal-database.ts'
import { expect, type Portal, test } from '../portal-fixture.ts'
import { raiseLevels } from '../raise-levels.ts'
import { today } from '../today.ts'

const tomorrow = () => addDays(today, 1)
const written = (day: string) => day.split('-').toReversed().join('/')

/** The least amount that Ana's plan takes, as her page says it. */
const minimum = (page: Page, amount: string) => page.getByText(`*Valor minimo R$${amount}`)

/** Types a day into the segments of a date field. */
const typeDay = async (page: Page, label: string, day: string) => {
  await page.getByRole('group', { name: label }).getByRole('spinbutton').first().click()
  await page.keyboard.type(written(day).replaceAll('/', ''))
}

/** Moves a rule published for tomorrow into force today. */
const aDayGoesBy = (portal: Portal, kind: string, planId: number) =>
  query(
    portal,
    `begin; set local session_replication_role = replica;
     update dated_rules set during = daterange(lower(during), upper(during) - 1)
       where kind = '${kind}' and plan_id = ${planId} and upper(during) = '${tomorrow()}';
     update dated_rules set during = daterange(lower(during) - 1, null)
       where kind = '${kind}' and plan_id = ${planId} and lower(during) = '${tomorrow()}';
     commit`,
  )

test('Marta publishes another minimum from tomorrow on; until then Ana’s page says the old one', async ({
  page,
  portal,
  signIn,
  atAnotherDesk,
}) => {
  test.setTimeout(180_000)
  const desk = await atAnotherDesk('Marta', { at: '/settings' })
  await desk.getByRole('link', { name: 'Contribuições', exact: true }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'Regras de contribuição' })).toBeVisible()
  await choose(desk, 'Plano', 'MAIS_VALOR')
  await expect(desk.getByRole('region', { name: 'Em vigor no MAIS_VALOR' })).toBeVisible()
  const least = desk.getByRole('textbox', { name: 'Contribuição mínima' })
  await expect(least).toHaveValue(/122,08/)
  await least.fill('130,00')
  await typeDay(desk, 'Publicar a partir de', today)
  await desk.getByLabel('Norma ou ato que define a regra').fill('Ata 91')
  await desk.getByRole('button', { name: 'Ver o que muda' }).click()
  await expect(desk.getByText(/Escolha um dia depois de hoje/)).toBeVisible()
  await typeDay(desk, 'Publicar a partir de', tomorrow())
  await desk.getByRole('button', { name: 'Ver o que muda' }).click()
  await expect(desk.getByRole('row', { name: /Contribuição mínima/ })).toContainText('130,00')
  await desk.getByRole('button', { name: 'Publicar' }).click()
  const dialog = desk.getByRole('alertdialog')
  await expect(dialog).toContainText(`vale a partir de ${written(tomorrow())}`)
  await dialog.getByRole('button', { name: 'Publicar' }).click()
  await expect(
    desk.getByText(`Regra publicada. Vale a partir de ${written(tomorrow())}.`).first(),
  ).toBeVisible()
  await expect(desk.getByText(/Marta Siqueira/).first()).toBeVisible()

  await signIn('Ana', { plan: 'MAIS_VALOR', at: '/services/alterar-contribuicao' })
  await expect(minimum(page, '122,08')).toBeVisible()
  // A day goes by: what was published for tomorrow holds today.
  await aDayGoesBy(portal, 'contribution-terms', 4)
  await page.reload()
  await expect(minimum(page, '130,00')).toBeVisible()
})

test('Marta takes suspensions from who is active in HPE from tomorrow on: Ana has them until then', async ({
  page,
  portal,
  signIn,
  atAnotherDesk,
}) => {
  test.setTimeout(180_000)
  const desk = await atAnotherDesk('Marta', { at: '/settings/services-management?idPlano=1' })
  await desk.getByRole('button', { name: /Suspender contribuição, Contribuinte$/ }).click()
  const cell = desk.getByRole('dialog')
  await cell.getByRole('button', { name: /Ativo/ }).click()
  await desk.getByRole('option', { name: 'Não tem' }).click()
  await cell.getByRole('button', { name: 'Concluir' }).click()
  await typeDay(desk, 'Publicar a partir de', tomorrow())
  await desk.getByLabel('Norma ou ato que define a regra').fill('Ata 93')
  await desk.getByRole('button', { name: 'Ver o que muda' }).click()
  await expect(desk.getByRole('row', { name: /^Quem tem Suspender contribuição/ })).toContainText('a menos')
  await desk.getByRole('button', { name: 'Publicar' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Publicar' }).click()
  await expect(
    desk.getByText(`Regra publicada. Vale a partir de ${written(tomorrow())}.`).first(),
  ).toBeVisible()

  const suspensions = page.getByRole('heading', { level: 1, name: 'Suspender contribuição' })
  await signIn('Ana', { plan: 'HPE', at: '/services/suspend-contribution' })
  await expect(suspensions).toBeVisible()
  // A day goes by: what was published for tomorrow holds today.
  await aDayGoesBy(portal, 'services-offered', 1)
  await page.reload()
  await expect(page.getByText('Serviço não disponível para a sua situação no plano.').first()).toBeVisible()

  await raiseLevels(portal, 'services-management', 2, 3)
  const karina = await atAnotherDesk('Karina', { at: '/settings/services-management?idPlano=1' })
  await expect(karina.getByText(/Os níveis que preparam e publicam uma mudança/)).toBeVisible()
  await expect(karina.getByRole('grid')).toHaveCount(0)
})

test('Marta gives declarations of exposure two years, for everybody, and sees how long invitations last', async ({
  signIn,
  page,
}) => {
  await signIn('Marta', { at: '/settings' })
  await page.getByRole('link', { name: 'Regras de serviços', exact: true }).click()
  await choose(page, 'Regra', 'Convites')
  await expect(page.getByRole('textbox', { name: 'Validade de um convite' })).toHaveValue('30')
  await page.goto('/settings/services-management?regra=declarations')
  const years = page.getByRole('textbox', { name: 'Validade da declaração (PEP)' })
  await expect(years).toHaveValue('1')
  await years.fill('2')
  await typeDay(page, 'Publicar a partir de', tomorrow())
  await page.getByLabel('Norma ou ato que define a regra').fill('Política de PEP, 2ª edição')
  await page.getByRole('button', { name: 'Ver o que muda' }).click()
  await expect(page.getByRole('row', { name: /Validade da declaração \(PEP\)/ })).toContainText('2 anos')
  await page.getByRole('button', { name: 'Publicar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publicar' }).click()
  await expect(
    page.getByText(`Regra publicada. Vale a partir de ${written(tomorrow())}.`).first(),
  ).toBeVisible()
})

test('Luiz prepares a change that only Marta can publish, and Karina only reads', async ({
  page,
  portal,
  signIn,
  atAnotherDesk,
}) => {
  test.setTimeout(120_000)
  await raiseLevels(portal, 'contribution-management', 2, 3)
  await signIn('Luiz', { at: '/settings/contribution-management?regra=contribution-suspension' })
  await choose(page, 'Plano', 'DXC')
  await expect(page.getByRole('region', { name: 'Em vigor no DXC' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Maior suspensão' }).fill('6')
  await page.getByRole('button', { name: 'Salvar rascunho' }).click()
  await expect(page.getByText(/Rascunho salvo em .* por Luiz Barbosa/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publicar' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Maior suspensão' })).toHaveValue('6')
  const desk = await atAnotherDesk('Karina', { at: '/settings/contribution-management' })
  await expect(desk.getByText(/Os níveis que preparam e publicam uma mudança/)).toBeVisible()
  await expect(desk.getByText('100% da básica')).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Salvar rascunho' })).toHaveCount(0)
})
