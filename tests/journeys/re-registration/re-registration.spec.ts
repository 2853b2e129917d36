import type { Page } from '@playwright/test'
import readExcelFile from 'read-excel-file/node'
import { expectAccessible } from '../accessible.ts'
import { makeMoves } from '../at-the-desk.ts'
import { people } from '../people.ts'
import { query } from '../portal-database.ts'
import { expect, type Portal, test } from '../portal-fixture.ts'
import { raiseLevels } from '../raise-levels.ts'

const photo = {
  name: 'foto.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** Has Karina generate a code, as her screen does. */
async function serviceDeskCode({ apiUrl }: Portal, cpf: string): Promise<string> {
  const post = async (path: string, body: object, token?: string) => {
    const response = await fetch(`${apiUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
    return (await response.json()) as { token: string; pessoa: { id: number }; data: { codigo: string } }
  }
  const { token, pessoa } = await post('/autenticar', { cpf: people.Karina.cpf, senha: 'Prev@2026' })
  const body = { cpf, idPessoaAdmin: pessoa.id }
  return (await post('/gerarCodigoSegurancaRecadastramentoAdministrador', body, token)).data.codigo
}

/** Comes in with the address that the service desk opens in a new tab. */
async function enter(page: Page, portal: Portal, cpf: string): Promise<void> {
  const codigo = await serviceDeskCode(portal, cpf)
  await page.goto(`/recadastramento?cpf=${cpf.replaceAll(/\D/g, '')}&codigo=${codigo}&local=atendimento`)
  await expect(page).toHaveURL(`${portal.url}/recadastramento?local=atendimento`)
  expect(await page.content()).not.toContain(`codigo=${codigo}`)
  await page.getByRole('button', { name: 'Continuar', exact: true }).click()
  await expect(page.getByText('Você está sendo atendido por Karina Alves.', { exact: false })).toBeVisible()
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const confirmGroup = async (page: Page, name: string) => {
  await expect(heading(page, name)).toBeVisible()
  await page.getByText('Sim, está certo').click()
  await page.getByRole('button', { name: 'Continuar', exact: true }).click()
}
const sendAll = async (page: Page) => {
  await expect(heading(page, 'Confira e envie')).toBeVisible()
  await page.getByText('Declaro que as informações', { exact: false }).click()
  await page.getByRole('button', { name: 'Enviar recadastramento' }).click()
  await expect(heading(page, 'Recadastramento enviado')).toBeVisible()
}
const upload = async (page: Page, label: string) => {
  await page.getByRole('group', { name: label }).locator('input[type="file"]').setInputFiles(photo)
  await expect(page.getByText('Arquivo anexado.').first()).toBeVisible()
}

test('Ana re-registers in one sitting, with a reload in the middle, and changes her telephone', async ({
  page,
  portal,
  signIn,
}) => {
  test.setTimeout(120_000)
  await enter(page, portal, people.Ana.cpf)
  await confirmGroup(page, 'Dados pessoais')
  await confirmGroup(page, 'Endereço')
  await expect(heading(page, 'Contatos')).toBeVisible()
  await page.getByText('Preciso mudar').click()
  await page.getByLabel('Celular').fill('(11) 9')
  await page.getByRole('button', { name: 'Continuar', exact: true }).click()
  await expect(page.getByText('Informe o DDD e o número completo.').first()).toBeVisible()
  await page.getByLabel('Celular').fill('(11) 91111-2222')
  await expect(page.getByText(/Salvo às \d{2}:\d{2}/)).toBeVisible()
  await page.reload()
  await expectAccessible(page)
  await expect(page.getByLabel('Celular')).toHaveValue('(11) 91111-2222')
  await page.getByRole('button', { name: 'Continuar', exact: true }).click()
  await confirmGroup(page, 'Dependentes')
  await confirmGroup(page, 'Declarações')
  await expect(heading(page, 'Foto e documentos')).toBeVisible()
  await page.getByRole('button', { name: 'Continuar', exact: true }).click()
  await expect(page.getByText('Sua foto de hoje: Envie este arquivo.')).toBeVisible()
  await upload(page, 'Sua foto de hoje')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continuar', exact: true }).click()
  await sendAll(page)
  await page.reload()
  await expect(heading(page, 'Recadastramento enviado')).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Baixar comprovante (PDF)' }).click()
  expect((await download).suggestedFilename()).toMatch(/^recadastramento_.*\.pdf$/)

  await signIn('Ana', { plan: 'HPE', at: '/services/fatca' })
  await expect(page.getByText('Em dia').first()).toBeVisible()
  await page.goto('/services/pep')
  await expect(page.getByText('Em dia').first()).toBeVisible()
})

test('two tabs on one draft: the older one is told, and nothing is written over', async ({
  page,
  context,
  portal,
}) => {
  await enter(page, portal, people.Carlos.cpf)
  const other = await context.newPage()
  await other.goto(`${portal.url}/recadastramento?idStep=2`)
  await page.getByText('Sim, está certo').click()
  await expect(page.getByText(/Salvo às/)).toBeVisible()
  await other.getByText('Preciso mudar').click()
  await expect(other.getByText('foi salvo em outra aba ou aparelho', { exact: false })).toBeVisible()
  await other.getByRole('button', { name: 'Atualizar a página' }).click()
  await expect(other.getByRole('radio', { name: 'Sim, está certo' })).toBeChecked()
})

test('Ana goes back and on, her time runs out, and she ends at another device with what she had typed', async ({
  page,
  portal,
  browser,
  pageErrors,
}) => {
  test.setTimeout(120_000)
  await enter(page, portal, people.Ana.cpf)
  await confirmGroup(page, 'Dados pessoais')
  await expect(heading(page, 'Endereço')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Dados pessoais')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Sim, está certo' })).toBeChecked()
  await page.goForward()
  await confirmGroup(page, 'Endereço')
  await expect(heading(page, 'Contatos')).toBeVisible()
  await page.getByText('Preciso mudar').click()
  await page.getByLabel('Celular').fill('(11) 9')
  await page.getByRole('button', { name: 'Continuar', exact: true }).click()
  await expect(page.getByRole('group', { name: /Falta corrigir/ })).toBeFocused()
  await expect(page.getByText(/Salvo às/)).toBeVisible()

  await query(portal, 'update sessions set revoked_at = now()')
  await page.getByLabel('Celular').fill('(11) 91111-2222')
  await expect(page.getByText('O tempo deste acesso terminou')).toBeVisible()
  await page.getByRole('button', { name: 'Pedir outro código' }).click()
  await expect(page.getByRole('heading', { name: 'Confirme sua identidade' })).toBeVisible()
  await enter(page, portal, people.Ana.cpf)
  await expect(heading(page, 'Contatos')).toBeVisible()
  await expect(page.getByLabel('Celular')).toHaveValue('(11) 91111-2222')
  // A save is also visible on the server: another device gets the values once they are stored.
  await expect.poll(async () => (await storedDrafts(portal)).includes('11911112222')).toBe(true)

  const elsewhere = await browser.newContext({ baseURL: portal.url, viewport: { width: 360, height: 740 } })
  pageErrors.watch(elsewhere)
  const phone = await elsewhere.newPage()
  await enter(phone, portal, people.Ana.cpf)
  await expect(heading(phone, 'Dependentes')).toBeVisible()
  await phone.getByRole('button', { name: 'Voltar' }).click()
  await expect(phone.getByLabel('Celular')).toHaveValue('(11) 91111-2222')
  await elsewhere.close()
})

/** Every draft as the database has it, digits of telephones alone. */
async function storedDrafts(portal: Portal): Promise<string> {
  const { rows } = await query(portal, 'select data::text as text from drafts where archived_at is null')
  return rows.map(({ text }) => String(text).replaceAll(/[()\s-]/g, '')).join()
}

test('Eduardo corrects only what was refused, and Luiz decides where Karina can’t', async ({
  page,
  portal,
  signIn,
  atAnotherDesk,
}) => {
  test.setTimeout(120_000)
  await raiseLevels(portal, 'recadastramento', 2, 2)
  await enter(page, portal, people.Eduardo.cpf)
  const notice = page.getByText('Só falta corrigir o que foi recusado')
  await expect(notice).toBeVisible()
  await expect(heading(page, 'Endereço')).toBeVisible()
  await expect(page.getByLabel('Complemento')).toHaveValue('Apartamento 72')
  await upload(page, 'Upload do Documento')
  await page.getByRole('button', { name: 'Continuar', exact: true }).click()
  // Confirmed steps are not repeated, and the proof is not asked for a second time.
  await expect(heading(page, 'Foto e documentos')).toBeVisible()
  await expect(page.getByText('Anexado no passo Endereço.', { exact: false })).toBeVisible()
  await page.goto('/recadastramento')
  await expect(heading(page, 'Foto e documentos')).toBeVisible()
  await expect(page.getByText('A foto está escura.', { exact: false }).last()).toBeVisible()
  await upload(page, 'Sua foto de hoje')
  await page.getByRole('button', { name: 'Continuar', exact: true }).click()
  await sendAll(page)

  await test.step('Karina takes it, and can’t decide', async () => {
    const desk = await atAnotherDesk('Karina', {
      at: `/request-management?idFuncionalidade=19&palavraChave=Eduardo`,
    })
    await desk
      .getByRole('link', { name: /Recadastramento|Eduardo|Abrir|\d{4}\.\d{7}/ })
      .first()
      .click()
    await expect(desk.getByRole('button', { name: 'Assumir' })).toBeVisible()
    await expect(desk.getByRole('button', { name: 'Deferir' })).toHaveCount(0)
  })
  await test.step('Luiz refuses the photo, with its reason', async () => {
    await signIn('Luiz', { at: '/request-management?idFuncionalidade=19&palavraChave=Eduardo' })
    await page
      .getByRole('link', { name: /Recadastramento|Eduardo|Abrir|\d{4}\.\d{7}/ })
      .first()
      .click()
    await makeMoves(page, 'Assumir')
    await page.getByRole('button', { name: 'Pedir correção' }).click()
    await page.getByRole('alertdialog').getByText('Foto e documentos').click()
    await page.getByLabel('Motivo de Foto e documentos').fill('Ainda está escura')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Pedir correção' }).click()
    await expect(
      page.getByText('Foto e documentos: Ainda está escura.', { exact: false }).first(),
    ).toBeVisible()
  })
})

test('Luiz grants Dulce’s, and exports what she had and has now', async ({ page, portal, signIn }) => {
  test.setTimeout(120_000)
  await signIn('Luiz', { at: '/request-management?idFuncionalidade=19&palavraChave=Dulce' })
  await expect(page.getByText(/marca essas pessoas como exportadas/)).toBeVisible()
  await page
    .getByRole('link', { name: /\d{4}\.\d{7}/ })
    .first()
    .click()
  await makeMoves(page, 'Assumir', 'Deferir')
  await page.getByRole('link', { name: 'Voltar à lista' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar planilha' }).click()
  const sheets = await readExcelFile(await (await download).path())
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Solicitações', 'Recadastramento'])
  const [head = [], row = []] = sheets[1]?.data ?? []
  expect(row[head.indexOf('Nome')]).toBe('Dulce Moreira')
  expect(row[head.indexOf('Status')]).toBe('Deferido')
  expect(row[head.indexOf('Contatos · Telefone fixo (antes)')]).toBeNull()
  expect(row[head.indexOf('Contatos · Telefone fixo (agora)')]).toBe('(11) 3123-4567')
  const { rows } = await query(
    portal,
    `select re_registration_status as status from people where name = 'Dulce Moreira'`,
  )
  expect(rows).toEqual([{ status: 6 }])
})
