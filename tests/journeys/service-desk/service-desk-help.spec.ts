import type { Page } from '@playwright/test'
import { choosePerson } from '../at-the-desk.ts'
import { choose, choosePlan } from '../choose-plan.ts'
import { timeThatPasses } from '../pass-time.ts'
import { query } from '../portal-database.ts'
import { expect, type Portal, test } from '../portal-fixture.ts'

const REASON = 'Ligou e pediu ajuda para aumentar a contribuição.'

/** Begins to act in a person's name. */
async function serve(page: Page, name: string): Promise<void> {
  await choosePerson(page, name)
  await page.getByRole('button', { name: 'Atender em nome da pessoa' }).click()
  const dialog = page.getByRole('dialog', { name: /^Atender em nome de/ })
  await dialog.getByRole('textbox', { name: /Motivo do atendimento/ }).fill(REASON)
  await dialog.getByRole('button', { name: 'Começar o atendimento' }).click()
}

/** How many notifications a person has not read. */
async function unreadOf(portal: Portal, name: string): Promise<number> {
  const { rows } = await query(
    portal,
    `select count(*)::int as unread from notifications n join people p on p.id = n.person_id
      where p.name = $1 and n.read_at is null`,
    [name],
  )
  return (rows[0] as { unread: number }).unread
}

test('Karina acts for Ana: the change has both names, and Ana sees who, when, why and what', async ({
  page,
  portal,
  signIn,
  atAnotherDesk,
}) => {
  test.setTimeout(120_000)
  await signIn('Karina')
  await serve(page, 'Ana Beatriz Lima')
  await choosePlan(page, 'HPE')
  const bar = page.getByRole('region', { name: 'Atendimento em nome de outra pessoa' })

  await test.step('the portal is Ana’s, and says whose it is and since when', async () => {
    await expect(bar).toContainText('Visão Administradora')
    await expect(bar).toContainText(/Você está atendendo Ana Beatriz Lima .* Desde \d\d:\d\d, até \d\d:\d\d/)
    await expect(
      page.getByRole('navigation', { name: 'Navegação principal' }).getByRole('list').getByRole('link'),
    ).toHaveText(['Início', 'Perfil', 'Dependentes', 'Serviços', 'Documentos', 'Chat'])
    await page.getByRole('button', { name: /^Menu de/ }).click()
    await expect(page.getByRole('menuitem', { name: 'Alterar senha' })).toHaveCount(0)
    await page.keyboard.press('Escape')
  })

  await test.step('it wears Ana’s plan, in the brightness that Karina chose for herself', async () => {
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-surface', 'participant')
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'system')
    await expect(page.getByRole('navigation', { name: 'Navegação principal' }).getByText('HPE')).toBeVisible()
  })

  await test.step('its bell is Ana’s, and stays unread for her', async () => {
    await page.getByRole('button', { name: /^Notificações de Ana/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Notificações de Ana' })
    await expect(sheet.getByText(/Só Ana marca como lida/)).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Marcar todas como lidas' })).toHaveCount(0)
    const unread = await unreadOf(portal, 'Ana Beatriz Lima')
    expect(unread).toBeGreaterThan(0)
    await sheet
      .getByRole('link', { name: /Não lida/ })
      .first()
      .click()
    await expect(sheet).toHaveCount(0)
    expect(await unreadOf(portal, 'Ana Beatriz Lima')).toBe(unread)
  })

  await test.step('what can’t be undone is for Ana alone', async () => {
    for (const slug of ['regime-tributacao', 'pep', 'fatca', 'residente-exterior']) {
      await page.goto(`/services/${slug}`)
      await expect(page.getByText('Só a própria pessoa pode fazer isto')).toBeVisible()
      await expect(page.getByText(/Peça que Ana entre no portal/)).toBeVisible()
      await expect(page.getByRole('radio')).toHaveCount(0)
    }
  })

  const protocol = await test.step('she files a change of contribution for her', async () => {
    await page.goto('/services/alterar-contribuicao')
    await choose(page, 'Contribuição básica', '6%')
    await page.getByRole('button', { name: 'Revisar alteração' }).click()
    await page.getByRole('button', { name: /^Alterar a partir de/ }).click()
    await expect(page.getByRole('heading', { name: 'Recebemos seu pedido' })).toBeFocused()
    return /\d{4}\.\d{7}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? 'nenhum'
  })
  const { rows } = await query(
    portal,
    `select a.name as actor, s.name as subject, e.serving_id is not null as served from audit_entries e
       join people a on a.id = e.actor_id join people s on s.id = e.subject_id
      where e.action = 'request.filed' and e.after->>'protocol' = $1`,
    [protocol],
  )
  expect(rows).toEqual([{ actor: 'Karina Alves', subject: 'Ana Beatriz Lima', served: true }])
  await bar.getByRole('button', { name: 'Encerrar atendimento' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Atendimento' })).toBeVisible()
  await expect(bar).toHaveCount(0)

  await test.step('Karina is back at Ana’s card, in the back office, and her bell is hers', async () => {
    const card = page.getByRole('group', { name: 'Pessoa escolhida' })
    await expect(card).toBeFocused()
    await expect(card).toContainText('Ana Beatriz Lima')
    await expect(page.locator('html')).toHaveAttribute('data-surface', 'admin')
    await expect(page.getByRole('button', { name: /^Notificações(,|:| \(|$)/ })).toBeVisible()
  })

  await test.step('Ana sees both', async () => {
    const home = await atAnotherDesk('Ana', { plan: 'HPE', at: '/perfil/acessos' })
    const access = home.getByRole('listitem').filter({ hasText: 'Atendimento em seu nome' }).first()
    await expect(access).toContainText('Karina Alves (Atendente)')
    await expect(access).toContainText(REASON)
    await expect(access).toContainText(`Registrou a solicitação ${protocol}: Alteração de contribuição.`)
    await access.getByRole('link', { name: 'Ver a solicitação' }).click()
    await expect(home.getByText(/Registrado por Karina Alves em atendimento/)).toBeVisible()
  })
})

test('helping ends after 30 minutes: warned before, refused by the API, back in the back office', async ({
  page,
  portal,
  signIn,
}) => {
  test.setTimeout(120_000)
  await page.clock.install()
  const pass = await timeThatPasses(page)
  await signIn('Karina')
  await serve(page, 'Helena Castro')
  const bar = page.getByRole('region', { name: 'Atendimento em nome de outra pessoa' })
  await expect(bar).toBeVisible()
  await pass(24)
  await expect(bar).not.toContainText('Faltam menos de 5 minutos')
  await pass(1.5)
  await expect(bar).toContainText('Faltam menos de 5 minutos')

  await test.step('the API ends it by its own clock', async () => {
    await page.goto('/services/alterar-contribuicao')
    await choose(page, 'Contribuição básica', '2%')
    await page.getByRole('button', { name: 'Revisar alteração' }).click()
    await query(
      portal,
      `update person_accesses set started_at = now() - interval '31 minutes', ends_at = now() - interval '1 minute'
        where kind = 'serving' and ended_at is null`,
    )
    await page.getByRole('button', { name: /^Alterar a partir de/ }).click()
    await expect(page.getByText(/O atendimento a esta pessoa não começou ou já terminou/)).toBeVisible()
  })

  await pass(6)
  await expect(page.getByRole('heading', { level: 1, name: 'Atendimento' })).toBeVisible()
  await expect(bar).toHaveCount(0)
  const { rows } = await query(
    portal,
    `select a.ended_at = a.ends_at as ended_then from person_accesses a
       join people p on p.id = a.person_id where a.kind = 'serving' and p.name = 'Helena Castro'`,
  )
  expect(rows).toEqual([{ ended_then: true }])
})

test('Luiz changes an e-mail and both addresses are told; nobody is found, and only the e-mail can be changed', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('Luiz')
  const search = page.getByRole('searchbox', { name: 'Nome, e-mail ou CPF' })
  await search.fill('zzzzzz')
  await expect(page.getByRole('heading', { name: 'Nenhuma pessoa foi encontrada' })).toBeVisible()
  await expect(
    page.getByText('Não encontramos nada com esse termo. Por favor, tente novamente.'),
  ).toBeVisible()
  await search.fill('Helena Castro')
  const row = page.getByRole('row', { name: /Helena Castro/ })
  await expect(row).toContainText('***.883.667-**')
  await expect(row).toContainText('Sem recadastramento')
  await row.getByRole('link').click()
  await expect(page.getByRole('button', { name: 'Gerar recadastramento de atendimento' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Reiniciar recadastramento' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Alterar e-mail' }).click()
  const dialog = page.getByRole('dialog', { name: 'Alterar o e-mail de Helena' })
  await dialog.getByRole('button', { name: 'Alterar o e-mail' }).click()
  await expect(dialog.getByText('O e-mail é obrigatório')).toBeVisible()
  const field = dialog.getByRole('textbox', { name: /Novo e-mail/ })
  await field.fill('helena')
  await expect(dialog.getByText('Escreva um e-mail válido, como nome@exemplo.com.br.')).toBeVisible()
  await field.fill('helena.nova@exemplo.example')
  await dialog.getByRole('button', { name: 'Alterar o e-mail' }).click()
  const reason = dialog.getByRole('textbox', { name: /Motivo da alteração/ })
  await expect(reason).toBeFocused()
  await reason.fill('Ligou e disse que não usa mais o endereço antigo.')

  await test.step('an address of somebody else’s is asked about, without their name', async () => {
    const [other] = (await query(portal, `select email from people where name = 'Eduardo Prates'`)).rows
    await field.fill(other?.email ?? '')
    await dialog.getByRole('button', { name: 'Alterar o e-mail' }).click()
    await expect(dialog.getByText('Este e-mail já é de outra pessoa')).toBeVisible()
    await expect(dialog).not.toContainText('Eduardo')
    await dialog.getByRole('button', { name: 'Alterar o e-mail' }).click()
    await expect(dialog.getByText('Confirme com a pessoa, ou escreva outro e-mail.')).toBeVisible()
    await field.fill('helena.nova@exemplo.example')
    await expect(dialog.getByText('Este e-mail já é de outra pessoa')).toHaveCount(0)
  })
  await dialog.getByRole('button', { name: 'Alterar o e-mail' }).click()
  await expect(page.getByText('E-mail alterado com sucesso!').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Helena Castro' })).toContainText(
    'helena.nova@exemplo.example',
  )
  const { rows } = await query(
    portal,
    `select recipient as address from emails where template = 'email_alterado' order by id desc limit 2`,
  )
  expect(rows).toHaveLength(2)
  expect(rows.map(({ address }) => address)).toContain('helena.nova@exemplo.example')
})

test('Marta begins Eduardo’s re-registration again; Luiz can’t, but opens it in another tab', async ({
  page,
  portal,
  signIn,
  atAnotherDesk,
}) => {
  test.setTimeout(120_000)
  const generate = { name: 'Gerar recadastramento de atendimento' }
  const restart = { name: 'Reiniciar recadastramento' }
  await signIn('Luiz')
  await choosePerson(page, 'Eduardo Prates')
  await expect(page.getByRole('button', generate)).toBeVisible()
  await expect(page.getByRole('button', restart)).toHaveCount(0)
  const opening = page.context().waitForEvent('page')
  await page.getByRole('button', generate).click()
  const tab = await opening
  await expect(tab).toHaveURL(`${portal.url}/recadastramento?idStep=1&local=atendimento`)
  await tab.getByRole('button', { name: 'Continuar' }).click()
  await expect(tab.getByText(/Você está sendo atendido por Luiz Barbosa/)).toBeVisible()
  await expect(page.getByText(/Recadastramento aberto em outra aba/).first()).toBeVisible()

  const desk = await atAnotherDesk('Marta')
  await choosePerson(desk, 'Eduardo Prates')
  await desk.getByRole('button', restart).click()
  const question = desk.getByRole('alertdialog', { name: 'Reiniciar o recadastramento de Eduardo?' })
  await question.getByRole('button', { name: 'Reiniciar' }).click()
  await expect(desk.getByText('Recadastramento reiniciado com sucesso!').first()).toBeVisible()
  await expect(desk.getByRole('region', { name: 'Eduardo Prates' })).toContainText('Importado')

  await test.step('what is being analysed is not begun again', async () => {
    // Nothing of the page is still on its way that would bring the new state before it is acted upon.
    await desk.reload()
    await expect(desk.getByRole('button', restart)).toBeVisible()
    await query(portal, `update people set re_registration_status = 3 where name = 'Eduardo Prates'`)
    await desk.getByRole('button', restart).click()
    await question.getByRole('button', { name: 'Reiniciar' }).click()
    // In the dialog, and beside the page once it no longer offers the act.
    await expect(desk.getByText('Erro ao reiniciar o recadastramento.').first()).toBeVisible()
    await expect(desk.getByRole('button', restart)).toHaveCount(0)
    await expect(
      desk.getByRole('alertdialog', { name: 'Erro ao reiniciar o recadastramento.' }),
    ).toBeVisible()
    await expect(desk.getByRole('heading', { name: 'Eduardo Prates' })).toBeFocused()
  })
})
