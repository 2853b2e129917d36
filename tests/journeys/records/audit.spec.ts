import { readSheet } from 'read-excel-file/node'
import { choosePerson } from '../at-the-desk.ts'
import { choose } from '../choose-plan.ts'
import { expect, test } from '../portal-fixture.ts'

const RECORD = '/settings/auditoria'

test('Marta finds what Karina did with Ana’s data, sees it masked, and takes exactly that along', async ({
  page,
  signIn,
  atAnotherDesk,
}) => {
  const karina = await atAnotherDesk('Karina', { at: '/' })
  await choosePerson(karina, 'Ana Beatriz Lima')
  await karina.getByRole('button', { name: 'Alterar e-mail' }).click()
  const asked = karina.getByRole('dialog')
  await asked.getByRole('textbox', { name: /^Novo e-mail/ }).fill('ana.nova@exemplo.example')
  await asked.getByRole('textbox', { name: /motivo/i }).fill('Ligou e pediu para trocar o e-mail.')
  await asked.getByRole('button', { name: 'Alterar o e-mail' }).click()
  await expect(asked).toBeHidden()

  await test.step('the record is the administrators’', async () => {
    await karina.goto(RECORD)
    await expect(karina.getByText(/A auditoria pede o nível Administrador/)).toBeVisible()
  })

  await signIn('Marta', { at: RECORD })
  const found = page.getByRole('table', { name: 'Registros' })
  await page.getByRole('combobox', { name: 'Sobre quem' }).fill('Ana Beatriz')
  await page.getByRole('option', { name: /Ana Beatriz Lima/ }).click()
  await expect(page).toHaveURL(/idPessoa=\d+/)
  await choose(page, 'Quem fez', 'Karina Alves')
  await choose(page, 'Assunto', 'Cadastro e acesso')
  await expect(found.getByRole('row')).toHaveCount(2)

  await test.step('one register says what changed, without the address itself', async () => {
    await found.getByRole('link', { name: 'Alterou o e-mail do cadastro.' }).click()
    const values = page.getByRole('table', { name: 'O que ficou registrado' })
    await expect(values.getByRole('row', { name: /^E-mail/ })).toContainText('a***@exemplo.example')
    await page.getByRole('link', { name: 'Auditoria', exact: true }).click()
  })

  await test.step('the spreadsheet has what is listed, and searching is on the record too', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Exportar planilha' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^auditoria_\d{4}-\d{2}-\d{2}\.xlsx$/)
    const rows = await readSheet(await download.path())
    expect(rows.slice(1).map((row) => [row[2], row[4], row[6]])).toEqual([
      ['Karina Alves', 'Ana Beatriz Lima', 'Alterou o e-mail do cadastro.'],
    ])
    await page.goto(`${RECORD}?assunto=auditoria`)
    await expect(found.getByRole('row', { name: /Exportou a auditoria/ })).toContainText('Marta Siqueira')
  })
})

test('Marta chooses filters faster than the record answers: each of them holds', async ({ page, signIn }) => {
  let answers = Promise.withResolvers<void>()
  await signIn('Marta', { at: RECORD })
  await page.route('**/_serverFn/**', async (route) => {
    await answers.promise
    await route.continue()
  })
  page.setDefaultTimeout(5000)
  // Where the machine is slower than the record may be, the page says that it waits before the second is chosen: then both are chosen anew.
  await expect(async () => {
    answers.resolve()
    await page.goto(RECORD)
    await expect(page.getByRole('table', { name: 'Registros' })).toBeVisible()
    answers = Promise.withResolvers<void>()
    await choose(page, 'Quem fez', 'Karina Alves')
    await choose(page, 'Assunto', 'Cadastro e acesso')
  }).toPass()
  answers.resolve()
  await expect(page.getByRole('button', { name: /^Cadastro e acesso/ })).toBeVisible()
  await expect(page).toHaveURL(/idAutor=\d+/)
  await expect(page).toHaveURL(/assunto=/)
})
