import { makeMoves } from '../at-the-desk.ts'
import { expect, test } from '../portal-fixture.ts'

test('Karina’s portal is the back office', async ({ page, signIn }) => {
  await signIn('Karina')
  await expect(page.locator('html')).toHaveAttribute('data-surface', 'admin')
  const navigation = page.getByRole('navigation', { name: 'Navegação principal' })
  await expect(navigation.getByRole('list').getByRole('link')).toHaveText([
    'Início',
    'Central de solicitações',
    'Configurações',
    'Chat',
  ])
  await navigation.getByRole('link', { name: 'Central de solicitações' }).click()
  const optionsOf = (label: string) =>
    page.getByRole('combobox', { name: label }).getByRole('option').allTextContents()
  await expect(page.getByRole('combobox', { name: 'Status' })).toBeVisible()
  const options = await optionsOf('Funcionalidade')
  expect(options.slice(0, 3)).toEqual([
    'Todas Funcionalidades',
    'Recadastramento',
    'Alteração de Email Atendimento',
  ])
  const rest = options.slice(3)
  expect(rest).toEqual(rest.toSorted((a, b) => a.localeCompare(b, 'pt-BR')))
  const statuses = await optionsOf('Status')
  expect(statuses[0]).toBe('Todos Status')
  expect(statuses).toHaveLength(10)
})

test('each figure of the home leads to exactly what it counts', async ({ page, signIn }) => {
  await signIn('Karina')
  for (const figure of ['Prazo vencido', 'Perto do prazo', 'Sem responsável', 'Comigo']) {
    const link = page.getByRole('link', { name: new RegExp(`^${figure}: \\d+\\. Ver`) })
    const count = Number(
      /\d+/.exec((await link.getAttribute('aria-label')) ?? (await link.textContent()) ?? '')?.[0],
    )
    await link.click()
    const found = count === 1 ? '1 solicitação encontrada' : `${count} solicitações encontradas`
    await expect(
      page.getByRole('heading', { name: count === 0 ? 'Nenhuma solicitação encontrada' : found }),
    ).toBeVisible()
    await page.goBack()
  }
})

test('Luiz chooses the dark theme, and it is there at the first paint of the next page', async ({
  page,
  signIn,
}) => {
  await signIn('Luiz')
  await page.getByRole('button', { name: /^Menu de/ }).click()
  await page.getByRole('menuitemradio', { name: 'Escuro' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
})

test('Karina and Luiz on one case: he sees her there, follows what she does, and takes it over with a reason', async ({
  page,
  signIn,
  atAnotherDesk,
}) => {
  await signIn('Karina', { at: '/request-management?idStatus=1' })
  await page.getByRole('table').getByRole('link').first().click()
  await makeMoves(page, 'Assumir')
  await expect(page.getByRole('group', { name: 'O que fazer com a solicitação' })).toContainText(
    'Você trabalha nela agora',
  )
  const address = page.url()
  const luiz = await atAnotherDesk('Luiz')
  await luiz.goto(address)
  await test.step('she has it, so he can do nothing but take it over', async () => {
    await expect(luiz.getByText('Karina Alves está com este caso')).toBeVisible()
    await expect(luiz.getByRole('button', { name: 'Deferir', exact: true })).toBeHidden()
    await expect(page.getByText('Também está com a solicitação aberta: Luiz Barbosa.')).toBeVisible()
  })
  await test.step('what she does shows where he looks', async () => {
    await page.getByRole('textbox', { name: 'Nova nota' }).fill('Liguei para a pessoa, aguardo a carta.')
    await page.getByRole('button', { name: 'Guardar a nota' }).click()
    await expect(luiz.getByText('Karina Alves escreveu uma nota interna.')).toBeVisible()
    await expect(luiz.getByText('Liguei para a pessoa, aguardo a carta.')).toBeVisible()
  })
  await test.step('he takes it over with a reason, and she is told', async () => {
    await luiz.keyboard.press('t')
    const asked = luiz.getByRole('alertdialog', { name: 'Assumir o caso que está com Karina Alves?' })
    await asked.getByRole('textbox').fill('Karina saiu para o almoço e o prazo é hoje.')
    await asked.getByRole('button', { name: 'Assumir o caso' }).click()
    await expect(luiz.getByRole('group', { name: 'O que fazer com a solicitação' })).toContainText(
      'Você trabalha nela agora',
    )
    await expect(page.getByText('Luiz Barbosa assumiu este caso agora.')).toBeVisible()
    await expect(page.getByText('Luiz Barbosa está com este caso')).toBeVisible()
  })
})

test('Luiz keeps the desk’s lists to a plan, and looks at all of them again', async ({ page, signIn }) => {
  await signIn('Luiz')
  const bar = page.getByRole('region', { name: 'Plano das listas' })
  const centre = page
    .getByRole('navigation', { name: 'Navegação principal' })
    .getByRole('link', { name: 'Central de solicitações' })
  await expect(bar).toHaveCount(0)
  const waitingInAll = await page
    .getByRole('main')
    .getByText(/aguardam? decisão/)
    .textContent()
  await page.getByRole('button', { name: /^Menu de/ }).click()
  await page.getByRole('menuitem', { name: 'Escolher plano' }).click()
  const dialog = page.getByRole('dialog', { name: 'Escolha um plano' })
  await dialog.getByRole('button', { name: /^MAIS_VALOR/ }).click()
  await expect(dialog).toHaveCount(0)
  await expect(bar).toContainText('Você está vendo o plano MAIS_VALOR.')
  await expect(page.locator('html')).toHaveAttribute('data-surface', 'admin')

  await test.step('home and the way to the requests are of that plan, also in a new document', async () => {
    await page.reload()
    await expect(bar).toBeVisible()
    await expect(page.getByRole('main').getByText(/aguardam? decisão/)).not.toHaveText(waitingInAll ?? '')
    const rows = page.getByRole('table', { name: 'Mais recentes' }).getByRole('row')
    for (const row of (await rows.all()).slice(1)) await expect(row).toContainText('MAIS_VALOR')
    await expect(centre).toHaveAttribute('href', '/request-management?idPlano=4')
  })

  await test.step('people of other plans are found all the same', async () => {
    await page.getByRole('searchbox', { name: 'Nome, e-mail ou CPF' }).fill('Helena Castro')
    await expect(page.getByRole('row', { name: /Helena Castro/ })).toBeVisible()
  })

  await bar.getByRole('button', { name: 'Ver todos os planos' }).click()
  await expect(bar).toHaveCount(0)
  await expect(centre).toHaveAttribute('href', '/request-management')
  await expect(page.getByRole('main').getByText(/aguardam? decisão/)).toHaveText(waitingInAll ?? '')
})
