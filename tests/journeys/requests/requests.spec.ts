import { classesWithoutStyle } from '../classes-without-style.ts'
import { query } from '../portal-database.ts'
import { expect, type Portal, test } from '../portal-fixture.ts'

const smallPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** The returned request of Olívia as one that has no form to correct it on: a document that she sent. */
function leaveWithoutForm(portal: Portal) {
  const corrections = JSON.stringify([
    { path: 'comprovante-bancario', label: 'Comprovante da conta bancária', note: 'Envie uma cópia nítida.' },
  ])
  const sent = JSON.stringify({
    tipo: 'outro',
    observacao: 'Conta nova',
    nome: 'conta.pdf',
    tamanho: 2048,
    recebidoEm: '2026-11-20T12:00:00.000Z',
    sha256: '0'.repeat(64),
    sha256Guardado: null,
  })
  const returned = `select requests.id from requests join people on people.id = requests.person_id
    where people.name = 'Olívia Freitas' and requests.status = 3`
  return query(
    portal,
    `begin; set local session_replication_role = replica;
     update request_events set corrections = '${corrections}', reason = 'O comprovante da conta bancária está ilegível.'
       where to_status = 3 and request_id in (${returned});
     update request_payloads set data = '${sent}', data_version = 1 where request_id in (${returned});
     update requests set kind_id = 26 where id in (${returned});
     commit`,
  )
}

test.describe('following requests', () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn('Ana', { plan: 'HPE', at: '/services/requests' })
  })

  test('five a page, and a new filter starts at the first', async ({ page }) => {
    const rows = page.getByRole('table', { name: 'Solicitações' }).getByRole('row')
    await expect(rows).toHaveCount(6)
    await page.getByRole('link', { name: 'Próxima' }).click()
    await expect(page).toHaveURL(/page=1/)
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Concluída')
    await expect(page).not.toHaveURL(/page=/)
    await expect(page).toHaveURL(/idStatus=8/)
  })

  test('nothing found: the list says so and the export as well', async ({ page }) => {
    await page.getByLabel('Palavra-chave').fill('não existe nada assim')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await expect(page.getByRole('heading', { name: 'Nenhuma solicitação com estes filtros' })).toBeVisible()
    await page.getByRole('button', { name: 'Exportar planilha' }).click()
    await expect(page.getByText('Requisições não encontradas').first()).toBeVisible()
  })

  test('bad values in the address are left aside', async ({ page }) => {
    const answer = await page.goto('/services/requests?page=-4&idStatus=abc&dataSolicitacaoInicio=31/02/2026')
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: 'Acompanhar solicitações' })).toBeVisible()
  })

  test('somebody else’s request is not found', async ({ page, portal }) => {
    const { query } = await import('../portal-database.ts')
    const { rows } = await query(
      portal,
      "select r.id from requests r join people p on p.id = r.person_id where p.name like 'Carlos%' limit 1",
    )
    const answer = await page.goto(`/services/requests?idRequisicao=${rows[0].id}`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
  })

  test('a spreadsheet that is gone says so, and leads back', async ({ page }) => {
    // Nothing of the page comes alive: it is a document's, and has no script.
    const address = '/requisicoes-exportadas/5f2b8c1e-7a34-4d0b-9a55-3f6f2d9d8c11'
    const answer = await page.goto(address, { waitUntil: 'commit' })
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Não conseguimos abrir este documento' })).toBeVisible()
    await expect(page.getByText('Esta planilha não está mais disponível.')).toBeVisible()
    await page.getByRole('link', { name: 'Voltar ao portal' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Acompanhar solicitações' })).toBeVisible()
  })
})

test('without script Helena filters with what the browser has, and a request looks as it should', async ({
  browser,
  page,
  portal,
  signIn,
}) => {
  await signIn('Helena', { at: null })
  const storageState = await page.context().storageState()
  const context = await browser.newContext({ storageState, javaScriptEnabled: false, baseURL: portal.url })
  const plain = await context.newPage()
  await plain.goto('/services/requests')
  expect(await classesWithoutStyle(plain)).toEqual([])
  await plain.getByLabel('Status').selectOption('Concluída')
  await plain.getByLabel('Data inicial').fill('31/01/2020')
  await plain.getByRole('button', { name: 'Buscar' }).click()
  await expect(plain).toHaveURL(/idStatus=8/)
  await expect(plain.getByLabel('Data inicial')).toHaveValue('31/01/2020')
  await expect(plain.getByLabel('Status')).toHaveValue('8')
  await plain.getByRole('table', { name: 'Solicitações' }).getByRole('link').first().click()
  await expect(plain.getByRole('heading', { name: 'Andamento' })).toBeVisible()
  expect(await classesWithoutStyle(plain)).toEqual([])
  await context.close()
})

test('Helena writes a day figure by figure and chooses a status: both are looked for', async ({
  page,
  signIn,
}) => {
  await signIn('Helena', { at: '/services/requests' })
  const first = page.getByRole('textbox', { name: 'Data inicial' })
  await first.pressSequentially('01022024')
  await expect(page).toHaveURL(/dataSolicitacaoInicio=2024-02-01/)
  await expect(first).toHaveValue('01/02/2024')
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Concluída')
  await expect(page).toHaveURL(/idStatus=8/)
  await expect(page).toHaveURL(/dataSolicitacaoInicio=2024-02-01/)
  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('')
  await expect(first).toHaveValue('01/02/2024')
})

test('Carlos takes the filters off by keyboard: the focus goes to what was found, also when it is as many as before', async ({
  page,
  signIn,
}) => {
  await signIn('Carlos', { at: '/services/requests?dataSolicitacaoInicio=2020-01-01' })
  await page.getByRole('textbox', { name: 'Data final' }).pressSequentially('0511')
  await page.getByRole('button', { name: 'Limpar filtros' }).first().focus()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/dataSolicitacao/)
  await expect(page.getByRole('textbox', { name: 'Data final' })).toHaveValue('')
  await expect(page.getByRole('heading', { level: 2, name: /encontrada/ })).toBeFocused()
})

test('Olívia’s document came back: she answers what was named on the page of her request, and the desk sees it', async ({
  page,
  portal,
  signIn,
  atAnotherDesk,
}) => {
  test.setTimeout(120_000)
  await leaveWithoutForm(portal)
  await signIn('Olivia', { at: '/services/requests?idStatus=3' })
  const table = page.getByRole('table', { name: 'Solicitações' })
  await expect(table).toContainText('Aguardando você')
  await table.getByRole('link').first().click()
  const now = page.getByRole('region', { name: 'Precisamos de você' })
  await expect(now).toContainText('O comprovante da conta bancária está ilegível')
  await expect(now).toContainText(/Responda até \d{2}\/\d{2}\/\d{4}/)
  const answer = page.getByRole('region', { name: 'Sua resposta' })
  await expect(answer).toContainText('Envie uma cópia nítida.')

  await test.step('nothing is left out, and a reload loses nothing', async () => {
    const words = answer.getByLabel(/Recado para a equipe/)
    await words.fill('A conta é a do termo.')
    await page.reload()
    await expect(words).toHaveValue('A conta é a do termo.')
    await answer.getByRole('button', { name: 'Enviar resposta' }).click()
    await expect(answer.getByRole('group', { name: /Falta/ })).toContainText('Comprovante da conta bancária')
    await answer
      .locator('input[type=file]')
      .setInputFiles({ name: 'conta.png', mimeType: 'image/png', buffer: smallPng })
    await expect(answer.getByText('Arquivo anexado.')).toBeVisible()
  })

  const protocol = await test.step('it is sent, and says until when it is decided', async () => {
    await answer.getByRole('button', { name: 'Enviar resposta' }).click()
    await expect(page).toHaveURL(/\/success\?protocolo=/)
    await expect(page.getByRole('main')).toContainText(/A decisão sai até \d{2}\/\d{2}\/\d{4}/)
    await page.getByRole('link', { name: 'Acompanhar este pedido' }).click()
    await expect(page.getByRole('region', { name: 'Estamos analisando o seu pedido' })).toContainText(
      'o pedido esperou a sua resposta',
    )
    return (await page.getByText(/^Protocolo /).textContent())?.replace('Protocolo ', '') ?? ''
  })

  const desk = await atAnotherDesk('Marta', { at: `/request-management?palavraChave=${protocol}` })
  await desk.getByRole('table', { name: 'Solicitações' }).getByRole('link').first().click()
  await expect(desk.getByRole('region', { name: 'Documentos' })).toContainText(
    'Comprovante da conta bancária',
  )
  await expect(desk.getByRole('region', { name: 'Andamento' })).toContainText('A conta é a do termo.')
})

test('Ana asks again for what was refused', async ({ page, signIn }) => {
  await signIn('Ana', { plan: 'HPE', at: '/services/requests?idStatus=6' })
  await page.getByRole('table', { name: 'Solicitações' }).getByRole('link').first().click()
  const now = page.getByRole('region', { name: 'Seu pedido não foi aceito' })
  await expect(now).toContainText('A folha de pagamento do mês já estava fechada')
  await now.getByRole('link', { name: 'Fazer de novo' }).click()
  await expect(page).toHaveURL(/\/services\/alterar-contribuicao/)
})

test('Karina looks at the requests of one plan, with script and without', async ({
  browser,
  page,
  portal,
  signIn,
}) => {
  await signIn('Karina', { at: '/request-management' })
  await page.getByRole('combobox', { name: 'Plano' }).selectOption('DXC')
  await expect(page).toHaveURL(/idPlano=7/)
  const table = page.getByRole('table', { name: 'Solicitações' })
  await expect(table).not.toContainText('HPE')
  await expect(table).toContainText('DXC')
  const storageState = await page.context().storageState()
  const context = await browser.newContext({ storageState, javaScriptEnabled: false, baseURL: portal.url })
  const plain = await context.newPage()
  await plain.goto('/request-management')
  await plain.getByLabel('Plano', { exact: true }).selectOption('HPE')
  await plain.getByRole('button', { name: 'Buscar' }).click()
  await expect(plain).toHaveURL(/idPlano=1/)
  await expect(plain.getByRole('table', { name: 'Solicitações' })).not.toContainText('DXC')
  await context.close()
})

test('Karina leaves while a spreadsheet is written, and finds it again with the one that is ready', async ({
  page,
  portal,
  signIn,
}) => {
  const { query } = await import('../portal-database.ts')
  await query(
    portal,
    `insert into request_exports (public_id, owner_id, level, session_id, request_id, filters, name, is_long, state,
       attempt, rows_total, rows_written, asked_at)
     select gen_random_uuid(), id, admin_level, 0, 'journey', '{}', 'requisicoes_longa.xlsx', true, 'running', 1,
       1000000, 310000, $1 from people where name like 'Karina%'`,
    [new Date()],
  )
  await signIn('Karina', { at: '/request-management' })
  const spreadsheets = page.getByRole('region', { name: 'Suas planilhas' })
  const progress = spreadsheets.getByRole('progressbar', { name: 'requisicoes_longa.xlsx' })
  await expect(progress).toHaveAttribute('aria-valuetext', '310.000 de 1.000.000 linhas')
  await test.step('a short one comes at once meanwhile', async () => {
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exportar planilha' }).click()
    expect((await coming).suggestedFilename()).toMatch(/^requisicoes_\d{8}_\d{6}\.xlsx$/)
  })
  await test.step('after a visit to another page both are there', async () => {
    await page.goto('/')
    await page.goto('/request-management')
    await expect(progress).toBeVisible()
    const coming = page.waitForEvent('download')
    await spreadsheets.getByRole('link', { name: /^Baixar requisicoes_/ }).click()
    expect((await coming).suggestedFilename()).toMatch(/^requisicoes_\d{8}_\d{6}\.xlsx$/)
  })
  await test.step('the page learns by itself how far it is, and why nothing came of it', async () => {
    await query(
      portal,
      `update request_exports set rows_written = 620000 where name = 'requisicoes_longa.xlsx'`,
    )
    await expect(progress).toHaveAttribute('aria-valuetext', '620.000 de 1.000.000 linhas')
    await query(
      portal,
      `update request_exports set state = 'failed', failure = 'no-room', ended_at = $1
       where name = 'requisicoes_longa.xlsx'`,
      [new Date()],
    )
    await expect(spreadsheets).toContainText('Não houve espaço para guardar a planilha.')
  })
})
