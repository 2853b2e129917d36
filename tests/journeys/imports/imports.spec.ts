import type { Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { sheetOfPeople } from '#backend/testing/sheet-of-people.ts'
import { workbookOf } from '#backend/testing/workbook-file.ts'
import { expectAccessible } from '../accessible.ts'
import { query } from '../portal-database.ts'
import { expect, type Portal, test } from '../portal-fixture.ts'

const ROWS = 1200
const BAD = 37
const GOOD = ROWS - BAD

/** The announcement of a button at work is named by what goes with its form, and is itself gone seconds later. */
const ANNOUNCER = '[data-live-announcer]'

async function brought(portal: Portal): Promise<number> {
  const { rows } = await query(
    portal,
    'select count(*)::int as links from plan_links where import_id is not null',
  )
  return (rows as { links: number }[])[0]?.links ?? -1
}

/** Confirms what a button asks before it begins. */
async function confirm(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click()
  const dialog = page.getByRole('alertdialog', { name: /esta importação/ })
  await dialog.getByRole('button', { name }).click()
  await expect(dialog).toBeHidden()
}

test('Marta brings a sponsor’s people in: 37 rows come back to her with their reasons, the others are applied, undone and applied again', async ({
  page,
  portal,
  signIn,
}) => {
  test.setTimeout(180_000)
  const { csv, planted } = sheetOfPeople({ rows: ROWS, bad: BAD, seed: 12 })
  await signIn('Marta', { at: '/settings' })
  await page.getByRole('link', { name: /^Importar pessoas/ }).click()
  const file = { name: 'admissoes.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByRole('heading', { name: 'admissoes.csv', level: 1 })).toBeFocused()
  await expect(page.getByRole('combobox', { name: 'Nome (obrigatória)' })).not.toHaveValue('')
  await page.getByRole('button', { name: 'Conferir linhas' }).click()

  const does = page.getByRole('region', { name: 'O que a planilha faz' })
  await expect(does).toContainText(/Novas\s*1\.163/)
  await expect(does).toContainText(/Recusadas\s*37/)
  const refused = page.getByRole('table', { name: 'Recusadas' })
  const [first = 0] = planted.keys()
  await expect(refused.getByRole('rowheader').first()).toHaveText(String(first))
  await expectAccessible(page, { without: ANNOUNCER })
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Baixar as recusadas (.xlsx)' }).click()
  const [, ...rows] = await readSheet(await (await downloading).path(), 1)
  expect(rows.map((cells) => Number(cells.at(-2)))).toEqual([...planted.keys()])
  expect(await brought(portal)).toBe(0)

  await confirm(page, 'Aplicar')
  await expect(page.getByText('1.163 linhas aplicadas.')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(/^As linhas e o arquivo ficam até/)).toBeVisible()
  expect(await brought(portal)).toBe(GOOD)

  await confirm(page, 'Desfazer importação')
  await expect(page.getByText('1.163 linhas desfeitas.')).toBeVisible({ timeout: 60_000 })
  expect(await brought(portal)).toBe(0)

  await page.getByRole('link', { name: 'Conferir de novo' }).click()
  await page.getByRole('button', { name: 'Conferir linhas' }).click()
  await confirm(page, 'Aplicar')
  await expect(page.getByText('1.163 linhas aplicadas.')).toBeVisible({ timeout: 60_000 })
  expect(await brought(portal)).toBe(GOOD)
})

test('Fernanda changed her telephone by herself: an older payroll leaves it, and Luiz applies the account that Marta sent', async ({
  page,
  portal,
  signIn,
  atAnotherDesk,
}) => {
  test.setTimeout(180_000)
  const fernanda = await atAnotherDesk('Fernanda', { at: '/perfil' })
  await fernanda.getByRole('button', { name: 'Alterar telefones' }).click()
  await fernanda.getByRole('textbox', { name: 'Celular' }).fill('(11) 98888-7777')
  await fernanda.getByRole('button', { name: 'Salvar telefones' }).click()
  await expect(fernanda.getByText('(11) 98888-7777')).toBeVisible()

  const kept = () =>
    query(
      portal,
      `select c.mobile_phone as phone, b.account from people p left join person_contacts c on c.person_id = p.id
       left join bank_accounts b on b.person_id = p.id where p.cpf = '39053344705'`,
    ).then(({ rows }) => rows[0])
  const header = [
    'CPF',
    'Nome',
    'Nascimento',
    'Plano',
    'Nº Matrícula',
    'Categoria',
    'Situação',
    'Adesão',
    'Celular',
  ]
  const facts = await query(
    portal,
    `select to_char(p.birth_date, 'DD/MM/YY') as born, to_char(l.joined_on, 'DD.MM.YYYY') as joined, l.category, l.situation
     from people p join plan_links l on l.person_id = p.id where l.enrolment = '700112'`,
  )
  const { born, joined, category, situation } = facts.rows[0] as Record<string, string | number>
  const row = [
    '390.533.447-05',
    'FERNANDA ROCHA',
    born,
    '7',
    '700112',
    category,
    situation,
    joined,
    '11977776666',
  ]
  const account = ['Banco', 'Agência', 'Conta']
  const content = await workbookOf([
    { name: 'Capa', rows: [['Folha de pagamento']] },
    {
      name: 'Folha',
      rows: [['Outubro'], [], [...header, ...account], [...row.map(String), '341', '0057', '12345-7']],
    },
  ])
  await signIn('Marta', { at: '/settings/importar-pessoas' })
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  await page.locator('input[type=file]').setInputFiles({ name: 'folha.xlsx', mimeType, buffer: content })
  await expect(page.getByText('Lida a planilha “Folha”, com o cabeçalho na linha 3.')).toBeVisible()
  await page.getByRole('button', { name: 'Conferir linhas' }).click()
  await expect(page.getByText(/^1 linha muda a conta bancária de quem já está no cadastro/)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Trocar o telefone (1 linha)' })).not.toBeChecked()
  await expect(page.getByRole('button', { name: 'Aplicar' })).toBeHidden()
  await expectAccessible(page, { without: ANNOUNCER })

  const luiz = await atAnotherDesk('Luiz', { at: '/settings/importar-pessoas' })
  await luiz.getByRole('link', { name: /folha\.xlsx/ }).click()
  await confirm(luiz, 'Aplicar')
  await expect(luiz.getByText('1 linha aplicada.')).toBeVisible({ timeout: 60_000 })
  expect(await kept()).toMatchObject({ phone: '11988887777', account: '12345-7' })
})
