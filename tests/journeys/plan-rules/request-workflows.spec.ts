import { addDays } from '#domain/calendar.ts'
import { makeMoves, openRequestAt, protocolOn, queueOf } from '../at-the-desk.ts'
import { choose } from '../choose-plan.ts'
import { query } from '../portal-database.ts'
import { expect, test } from '../portal-fixture.ts'
import { today } from '../today.ts'
import { typeDay } from '../type-day.ts'

const tomorrow = () => addDays(today, 1)

test('Marta gives suspensions a second stage, rehearses and publishes it, and Helena’s request goes through both, told in Marta’s words', async ({
  page,
  portal,
  signIn,
  atAnotherDesk,
}) => {
  test.setTimeout(180_000)
  const marta = await atAnotherDesk('Marta', { at: '/settings' })
  await marta.getByRole('link', { name: 'Esteira de solicitações', exact: true }).click()
  await choose(marta, 'Plano', 'DXC')
  await choose(marta, 'Tipo de solicitação', 'Suspensão de contribuição')
  await expect(marta.getByRole('region', { name: 'Em vigor no DXC' })).toBeVisible()

  await test.step('she draws it', async () => {
    await marta.getByRole('button', { name: 'Acrescentar etapa' }).click()
    const second = marta.getByRole('group', { name: 'Etapa 2' })
    await second.getByLabel('Nome da etapa').fill('Conferência')
    const named = marta.getByRole('group', { name: 'Conferência' })
    await named.getByRole('button', { name: /Nível de quem cuida/ }).click()
    await marta.getByRole('option', { name: 'Cadastro' }).click()
    await named.getByLabel('O que conferir antes de seguir').fill('Mês de início confere')
    await expect(marta.getByRole('img', { name: /Recebida, Análise, Conferência e decisão/ })).toBeVisible()
  })

  await test.step('she rehearses and publishes it from tomorrow on', async () => {
    await typeDay(marta, /Publicar a partir de/, tomorrow())
    await marta.getByLabel('Norma ou ato que define a regra').fill('Ata 12 da Diretoria')
    await marta.getByRole('button', { name: 'Ver o que muda' }).click()
    await expect(marta.getByRole('region', { name: 'Ensaio com os últimos 90 dias' })).toBeVisible()
    await marta.getByRole('button', { name: 'Publicar' }).click()
    await marta.getByRole('alertdialog').getByRole('button', { name: 'Publicar' }).click()
    await expect(marta.getByRole('region', { name: 'Histórico' })).toContainText('Conferência: Cadastro')
  })

  // A day goes by: what was published for tomorrow holds today.
  await query(
    portal,
    `begin; set local session_replication_role = replica;
     update dated_rules set during = daterange(lower(during), upper(during) - 1)
       where kind = 'request-workflow' and plan_id = 7 and upper(during) = '${tomorrow()}';
     update dated_rules set during = daterange(lower(during) - 1, null)
       where kind = 'request-workflow' and plan_id = 7 and lower(during) = '${tomorrow()}';
     commit`,
  )

  await test.step('she gives the e-mail of what was received other words', async () => {
    await marta.goto('/settings/emails?modelo=requisicao_recebida')
    await marta.getByLabel('Assunto').fill('Chegou: ')
    await marta.getByRole('button', { name: /^Inserir \{\{protocolo\}\}/ }).click()
    await marta.getByRole('button', { name: 'Publicar' }).click()
    await marta.getByRole('alertdialog').getByRole('button', { name: 'Publicar' }).click()
    await expect(marta.getByRole('region', { name: 'Histórico' })).toContainText('Marta Siqueira')
  })

  await signIn('Helena', { at: '/services/suspend-contribution' })
  await choose(page, 'Meses sem contribuição', '2 meses')
  await page.getByText(/^Estou ciente de que a cobertura de risco/).click()
  await page.getByRole('button', { name: 'Revisar suspensão' }).click()
  await page.getByRole('button', { name: /^Suspender a partir de/ }).click()
  const protocol = await protocolOn(page)

  await marta.goto('/settings/emails-enviados')
  await expect(marta.getByRole('link', { name: `Chegou: ${protocol}` })).toBeVisible()

  const karina = await atAnotherDesk('Karina', { at: queueOf(protocol) })
  await openRequestAt(karina, protocol)
  await makeMoves(karina, 'Assumir', 'Avançar para Conferência')
  const luiz = await atAnotherDesk('Luiz', { at: queueOf(protocol) })
  await openRequestAt(luiz, protocol)
  await luiz
    .getByRole('list', { name: /^Conferência da etapa/ })
    .getByText('Mês de início confere')
    .click()
  await makeMoves(luiz, 'Deferir')

  await page.goto('/services/suspend-contribution')
  await expect(page.getByRole('heading', { name: /^Sua contribuição fica suspensa/ })).toBeVisible()
})
