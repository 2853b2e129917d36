import { expect, test } from './portal-fixture.ts'

test.describe('following requests', () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn('Ana', { plan: 'HPE', at: '/services/requests' })
  })

  test('five a page, and a new filter starts at the first', async ({ page }) => {
    const rows = page.getByRole('table', { name: 'Solicitações' }).getByRole('row')
    await expect(rows).toHaveCount(6)
    await page.getByRole('link', { name: 'Próxima' }).click()
    await expect(page).toHaveURL(/page=1/)
    await page.getByRole('button', { name: /^Status|Status$/ }).click()
    await page.getByRole('option', { name: 'Concluída' }).click()
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
    const { query } = await import('./portal-database.ts')
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

test('Olívia’s request came back and has no form: it says why, and the chat is the way on', async ({
  page,
  signIn,
}) => {
  await signIn('Olivia', { at: '/services/requests?idStatus=3' })
  await page.getByRole('table', { name: 'Solicitações' }).getByRole('link').first().click()
  const moves = page.getByRole('region', { name: 'O que você pode fazer' })
  await expect(moves).toContainText('Responda pelo chat')
  await moves.getByRole('button', { name: /^Conversar sobre a solicitação/ }).click()
  await expect(page).toHaveURL(/\/chat\?idConversa=\d+/)
})
