import type { Page } from '@playwright/test'
import { choose } from '../choose-plan.ts'
import { query } from '../portal-database.ts'
import { expect, test } from '../portal-fixture.ts'

const CENTRE = '/notification-management'
const SENT = '/settings/emails-enviados'
const bell = (page: Page) => page.getByRole('button', { name: /^Notificações/ })
const announced = (page: Page, title: string) => page.getByRole('link', { name: title })

/** Writes a notification to everybody of a plan, up to where it is confirmed. */
async function writeToPlan(page: Page, plan: string, title: string): Promise<void> {
  await page.goto(`${CENTRE}?aba=enviar`)
  await page.getByRole('radio', { name: /^Um plano/ }).check({ force: true })
  await choose(page, 'Plano', plan)
  await page.getByRole('textbox', { name: 'Título' }).fill(title)
  await page
    .getByRole('textbox', { name: 'Texto' })
    .fill('No domingo, das 8h às 10h, o portal fica fora do ar.')
}

test('what Karina tells a plan reaches its people alone, while they look, and reading it in one tab clears the other', async ({
  page,
  atAnotherDesk,
}) => {
  const title = 'Portal em manutenção no domingo'
  const dulce = await atAnotherDesk('Dulce')
  const otherTab = await dulce.context().newPage()
  await otherTab.goto(CENTRE)
  const carlos = await atAnotherDesk('Carlos', { at: CENTRE })
  const karina = await atAnotherDesk('Karina', { at: null })
  await writeToPlan(karina, 'DXC', title)
  await expect(karina.getByRole('region', { name: 'Por e-mail' })).toContainText(title)
  await karina.getByRole('button', { name: 'Conferir e enviar' }).click()
  const asked = karina.getByRole('alertdialog', { name: 'Enviar esta notificação?' })
  await expect(asked).toContainText(/\d+ pessoas recebem no portal/)
  await asked.getByRole('button', { name: 'Enviar' }).click()
  const row = karina.getByRole('row', { name: new RegExp(title) })
  await expect(row).toContainText('Plano DXC')
  await expect(row).toContainText('Karina Alves')

  await expect(dulce.getByRole('alertdialog', { name: `Nova notificação: ${title}` })).toBeVisible()
  await expect(announced(otherTab, title)).toBeVisible()
  await carlos.reload()
  await expect(announced(carlos, title)).toHaveCount(0)

  await dulce.goto(CENTRE)
  await dulce.getByRole('button', { name: `Marcar como lida: ${title}` }).click()
  await expect(otherTab.getByRole('button', { name: `Marcar como lida: ${title}` })).toHaveCount(0)
  await expect(announced(otherTab, title)).toBeVisible()
  await karina.reload()
  await expect(row).toContainText('1 leu')
  await page.close()
})

test('what Dulce is told while her slow line is not connected yet is there once it is', async ({
  page,
  signIn,
  portal,
}) => {
  const { promise: connects, resolve: connect } = Promise.withResolvers<void>()
  await page.route('**/socket.io/**', async (route) => {
    await connects
    await route.continue()
  })
  const asked = page.waitForRequest('**/socket.io/**')
  await signIn('Dulce')
  await asked
  await expect(bell(page)).toHaveAccessibleName('Notificações, nenhuma não lida')
  await query(
    portal,
    `insert into notifications (person_id, type, title, description, created_at)
     select id, 3, 'Portal em manutenção', 'No domingo.', $1 from people where name = 'Dulce Moreira'`,
    [new Date()],
  )
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(3000)
  connect()
  await expect(bell(page)).toHaveAccessibleName('Notificações, 1 não lida')
})

test('what is planned waits in the list, and Marta cancels it', async ({ page, signIn, portal }) => {
  const title = 'Assembleia dos participantes'
  await signIn('Marta', { at: null })
  await writeToPlan(page, 'HPE', title)
  await page.getByRole('radio', { name: 'Em um dia e hora' }).check({ force: true })
  await page.getByRole('button', { name: 'Conferir e enviar' }).click()
  await expect(page.getByText('Escolha a hora.').first()).toBeVisible()
  const tomorrow = new Date(Date.now() + 36 * 3_600_000)
  const [year, month, day] = tomorrow.toISOString().slice(0, 10).split('-')
  const field = page.getByRole('group', { name: /^Dia/ })
  await field.getByRole('spinbutton').first().click()
  await page.keyboard.type(`${day}${month}${year}`)
  await choose(page, 'Hora', '08:30')
  await page.getByRole('button', { name: 'Conferir e enviar' }).click()
  await page
    .getByRole('alertdialog', { name: 'Agendar esta notificação?' })
    .getByRole('button', { name: 'Agendar' })
    .click()
  await page.getByRole('button', { name: `Cancelar envio de ${title}` }).click()
  await page
    .getByRole('alertdialog', { name: 'Cancelar este envio?' })
    .getByRole('button', { name: 'Cancelar envio' })
    .click()
  await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('Cancelada')
  const { rows } = await query(portal, 'select state from announcements where title = $1', [title])
  expect(rows).toEqual([{ state: 'cancelado' }])
})

test('Ana reads all, filters what she was told, and each leads to where she acts', async ({
  page,
  signIn,
}) => {
  await signIn('Ana', { at: CENTRE, plan: 'HPE' })
  await expect(page.getByText('Você tem 2 notificações novas.')).toBeVisible()
  await choose(page, 'Assunto', 'Avisos')
  await expect(page.getByRole('link', { name: /^Solicitação/ })).toHaveCount(0)
  await page.getByRole('link', { name: /^Extrato atualizado/ }).click()
  await expect(page).toHaveURL(/\/services\/extrato-contribuicao$/)
  await page.goto(CENTRE)
  await page.getByRole('button', { name: 'Marcar todas como lidas' }).click()
  await expect(page.getByText('Você leu todas.')).toBeVisible()
  await expect(bell(page)).toHaveAccessibleName('Notificações, nenhuma não lida')
  await choose(page, 'Mostrar', 'Só as não lidas')
  await expect(page.getByRole('heading', { name: 'Nenhuma notificação com este filtro' })).toBeVisible()
})

test('who was told nothing reads so', async ({ page, signIn, portal }) => {
  await query(
    portal,
    `delete from notifications where person_id = (select id from people where name = 'Dulce Moreira')`,
  )
  await signIn('Dulce', { at: CENTRE })
  await expect(page.getByText('Você ainda não tem nenhuma notificação')).toBeVisible()
})

test('e-mails that got to nobody stand on the home of the service desk, and Karina sends one again', async ({
  page,
  signIn,
  portal,
}) => {
  await signIn('Karina')
  await expect(page.getByText(/^\d e-mails não foram entregues$/)).toBeVisible()
  await page.getByRole('link', { name: 'Ver os e-mails' }).click()
  await expect(page).toHaveURL(new RegExp(`${SENT}\\?estado=nao-entregues`))
  await page.getByRole('link', { name: /^Seu extrato de desligamento/ }).click()
  await expect(page.getByText('O servidor de e-mail não respondeu.')).toBeVisible()
  const mail = page.frameLocator('iframe[title="O e-mail, como a pessoa vê"]')
  await expect(mail.getByRole('heading', { name: /^Seu extrato de desligamento/ })).toBeVisible()
  await page.getByRole('button', { name: 'Enviar de novo' }).click()
  await page
    .getByRole('alertdialog', { name: 'Enviar este e-mail de novo?' })
    .getByRole('button', { name: 'Enviar de novo' })
    .click()
  await expect(page.getByRole('button', { name: 'Enviar de novo' })).toHaveCount(0)
  await expect
    .poll(async () => {
      const { rows } = await query(portal, `select state from emails where template = 'extrato_desligamento'`)
      return rows.map(({ state }) => state as string)
    })
    .toEqual(['enviado'])
})
