import { people } from '../people.ts'
import { expect, test } from '../portal-fixture.ts'

const TITLE = { level: 1, name: 'Simulador de benefício' }

test('Helena opens the simulator on her own numbers, works a year longer, and sees what home promised', async ({
  page,
  signIn,
}) => {
  await signIn('Helena', { at: '/services/simulador-beneficio' })
  await expect(page.getByRole('heading', TITLE)).toBeVisible()
  const table = page.getByRole('table', { name: 'Renda por tipo' })
  const term = table
    .getByRole('row', { name: /^Prazo certo/ })
    .getByRole('cell')
    .first()
  const first = (await term.innerText()).trim()
  const line = page.getByRole('slider', { name: 'Idade ao se aposentar' })
  const age = Number(await line.inputValue())
  await line.press('ArrowRight')
  await expect(page.getByRole('textbox', { name: 'Idade ao se aposentar' })).toHaveValue(String(age + 1))
  await expect(page.getByRole('status').filter({ hasText: `Aos ${age + 1} anos` })).toBeVisible()
  await expect(term).not.toHaveText(first)

  await page.getByRole('button', { name: 'Voltar aos meus dados' }).click()
  await expect(term).toHaveText(first)
  await page.goto('/')
  await expect(page.getByRole('main')).toContainText(first)
})

test('somebody without an account simulates, copies the link, and the link says the same', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByRole('link', { name: /simul/i }).click()
  await expect(page.getByRole('heading', TITLE)).toBeVisible()
  await expect(page.getByText('Começamos com um exemplo')).toBeVisible()
  const said = page.getByRole('status').filter({ hasText: 'Aos 60 anos o saldo pode chegar' })
  const ofExample = await said.innerText()
  await page.getByRole('textbox', { name: 'Sua contribuição por mês' }).fill('640')
  await expect(said).not.toHaveText(ofExample)
  const sentence = await said.innerText()

  const { cookies, origins } = await page.context().storageState()
  const kept = JSON.stringify([cookies.map(({ name, value }) => [name, value]), origins])
  expect(kept).not.toMatch(/contribuicao|saldo|\b640\b/)

  await page.goto('/simulador-beneficio?contribuicao=640')
  await expect(said).toHaveText(sentence)
})

test('somebody without an account goes on to sign in, and their numbers come along', async ({ page }) => {
  await page.goto('/simulador-beneficio?idade=31&contribuicao=450&aposentadoria=64')
  await page.getByRole('link', { name: 'Entrar e guardar' }).click()
  await page.getByLabel('CPF').fill(people.Helena.cpf)
  await page.getByLabel('Senha', { exact: true }).fill('Prev@2026')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByText('Os campos têm os números do link que você abriu.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Idade ao se aposentar' })).toHaveValue('64')
  await expect(page.getByRole('textbox', { name: 'Sua contribuição por mês' })).toHaveValue('450')
})

test('Ana keeps a simulation, compares it with an older one, downloads both, and asks the service desk about it', async ({
  page,
  signIn,
}) => {
  await signIn('Ana', { plan: 'HPE', at: '/services/simulador-beneficio' })
  const list = page.getByRole('list', { name: 'Simulações guardadas' })
  await expect(list.getByRole('heading', { name: 'Como estou' })).toBeVisible()
  await list.getByRole('button', { name: 'O que mudou desde então' }).last().click()
  await expect(list.getByText(/Nos seus dados, saldo hoje: era R\$/).last()).toBeVisible()

  await page.getByRole('slider', { name: 'Idade ao se aposentar' }).press('ArrowRight')
  await page.getByRole('textbox', { name: 'Nome da simulação' }).fill('Um ano depois')
  await page.getByRole('button', { name: 'Guardar esta simulação' }).click()
  await expect(list.getByRole('heading', { name: 'Um ano depois' })).toBeVisible()

  await page.getByRole('button', { name: 'Comparar Um ano depois', exact: true }).click()
  await page.getByRole('button', { name: 'Comparar Como estou', exact: true }).click()
  const table = page.getByRole('table', { name: 'Cenários lado a lado' })
  await expect(table.getByRole('columnheader', { name: 'Um ano depois' })).toBeVisible()
  await expect(table.getByRole('row', { name: /Diferença para Um ano depois/ }).first()).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Baixar a comparação em PDF' }).click()
  expect((await download).suggestedFilename()).toMatch(/^simulacao_beneficio_\d+-\d+\.pdf$/)

  await page.getByRole('button', { name: 'Mudar o nome Um ano depois' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Aos 61')
  await page.getByRole('button', { name: 'Salvar o nome' }).click()
  await expect(list.getByRole('heading', { name: 'Aos 61' })).toBeVisible()

  await page.getByRole('button', { name: 'Conversar Aos 61' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Sua pergunta' }).fill('Vale a pena esperar?')
  await page.getByRole('button', { name: 'Enviar ao atendimento' }).click()
  await expect(page).toHaveURL(/\/chat\?.*idConversa=\d+/)
  await expect(page.getByText(/Vale a pena esperar\?/).last()).toBeVisible()
  await expect(page.getByText(/simulacao_beneficio_\d+\.pdf/).first()).toBeVisible()

  await page.goto('/services/simulador-beneficio')
  await page.getByRole('button', { name: 'Excluir Aos 61' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
  await expect(list.getByRole('heading', { name: 'Aos 61' })).toBeHidden()
})

test('an address that somebody made up opens the simulator all the same', async ({ page, request }) => {
  const queries = [
    'idade=abc&saldo=1e99&rendimento=-3&percentual=99',
    'idade=%00&prazo[]=3&meta={}',
    '__proto__=1&constructor=2&idade=40&idade=41',
    'aposentadoria=%3Cscript%3Ealert(1)%3C/script%3E',
    'saldo=NaN&salario=Infinity&rendimento=-0&prazo=1e9',
    'idade[]=40&idade[]=41&saldo[a][b]=1',
    `idade=44&meta=${'9'.repeat(10_000)}`,
  ]
  for (const query of queries) {
    const answer = await request.get(`/simulador-beneficio?${query}`)
    expect(answer.status(), query).toBe(200)
    expect(await answer.text(), query).toContain(TITLE.name)
  }
  // Those of which the browser's reading of an address could differ from the portal's.
  for (const query of queries.filter((one) => /\[|%00|__proto__/.test(one))) {
    await page.goto(`/simulador-beneficio?${query}`)
    await expect(page.getByRole('heading', TITLE)).toBeVisible()
    await expect(page.getByRole('slider', { name: 'Sua idade' })).toBeEnabled()
  }
})
