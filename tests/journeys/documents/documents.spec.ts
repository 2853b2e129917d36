import type { Page } from '@playwright/test'
import { choosePerson } from '../at-the-desk.ts'
import { choosePlan } from '../choose-plan.ts'
import { cutLine } from '../cut-line.ts'
import { query } from '../portal-database.ts'
import { expect, test } from '../portal-fixture.ts'

/** A PDF of so many kilobytes, with one empty page. */
function paper(kilobytes: number, name = 'certidao de casamento.pdf') {
  const padding = 'x'.repeat(kilobytes * 1024)
  const parts = [
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\n',
    `4 0 obj\n<< /Length ${padding.length} >>\nstream\n${padding}\nendstream\nendobj\n`,
  ]
  const buffer = Buffer.from(
    `%PDF-1.7\n${parts.join('')}trailer\n<< /Root 1 0 R /Size 5 >>\nstartxref\n0\n%%EOF\n`,
  )
  return { name, mimeType: 'application/pdf', buffer }
}

const chooser = 'input[type=file]'

async function fillIn(page: Page, file: ReturnType<typeof paper>): Promise<void> {
  await page.getByRole('button', { name: /Que documento é/ }).click()
  await page.getByRole('option', { name: 'Certidão' }).click()
  await page.locator(chooser).setInputFiles(file)
}

/** Sends a document whole, and answers its protocol. */
async function send(page: Page, file: ReturnType<typeof paper>): Promise<string> {
  await fillIn(page, file)
  await expect(page.getByText('Arquivo anexado.')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Enviar documento' }).click()
  await expect(page.getByRole('heading', { name: 'Documento recebido' })).toBeFocused()
  return (
    (await page
      .getByText(/^\d{4}\.\d{7}$/)
      .first()
      .textContent()) ?? ''
  )
}

test('ten megabytes that are cut in the middle and sent again arrive once, and stay found', async ({
  page,
  portal,
  signIn,
}) => {
  test.setTimeout(180_000)
  const file = paper(10 * 1024 - 2)
  const line = await cutLine(portal.url, { bytes: 3_000_000, times: 2 })
  await signIn('Helena', { at: null })
  await page.goto(`${line.url}/documents?aba=enviar`)
  await fillIn(page, file)
  await expect(page.getByText('Arquivo anexado.')).toBeVisible({ timeout: 60_000 })
  expect(line.cuts()).toBe(2)
  await page.getByRole('button', { name: 'Enviar documento' }).click()
  await expect(page.getByRole('heading', { name: 'Documento recebido' })).toBeFocused()
  await expect(page.getByText(/^[0-9a-f]{64}$/).first()).toBeVisible()
  const { rows } = await query(portal, `select name, bytes from files where purpose = 'sent-document'`)
  expect(rows).toEqual([{ name: file.name, bytes: file.buffer.length }])
  await page.getByRole('link', { name: 'Enviados', exact: true }).first().click()
  const row = page.getByRole('row', { name: new RegExp(file.name) })
  await expect(row).toContainText('Envio de documento')
  await row.getByRole('button', { name: `Ver ${file.name}` }).click()
  const dialog = page.getByRole('dialog', { name: file.name })
  await expect(dialog.getByRole('group', { name: 'Página 1 de 1' })).toBeVisible({ timeout: 30_000 })
  await expect(dialog.getByRole('link', { name: 'Baixar' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row.getByRole('button', { name: `Ver ${file.name}` })).toBeFocused()
  line.close()
})

test('what is too large, or is not what its name says, is refused in words', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('Helena', { at: '/documents?aba=enviar' })
  await page.locator(chooser).setInputFiles(paper(10 * 1024 + 1))
  await expect(page.getByRole('alert').filter({ hasText: '10 MB' })).toBeVisible()
  const text = { name: 'certidao.pdf', mimeType: 'application/pdf', buffer: Buffer.from('só um texto') }
  await page.locator(chooser).setInputFiles(text)
  await expect(page.getByRole('alert').filter({ hasText: /PDF|PNG/ })).toBeVisible()
  const { rows } = await query(portal, `select name from files where purpose = 'sent-document'`)
  expect(rows).toEqual([])
})

test('Luiz says why he opens a document of Ana, who reads it; to Helena it is missing', async ({
  page,
  portal,
  signIn,
  atAnotherDesk,
}) => {
  test.setTimeout(180_000)
  const reason = 'Confere a certidão que Ana enviou hoje.'
  const file = paper(40)
  await signIn('Ana', { plan: 'HPE', at: '/documents?aba=enviar' })
  await send(page, file)
  const { rows } = await query(portal, `select public_id as id from files where purpose = 'sent-document'`)
  const address = `/arquivos/documento-enviado/${(rows[0] as { id: string }).id}`

  await test.step('somebody else’s answers as one that does not exist', async () => {
    const helena = await atAnotherDesk('Helena')
    const [theirs, missing] = await Promise.all(
      [address, '/arquivos/documento-enviado/4ab5a2c8-1a4e-4f0a-9a57-0d3d3c4c1a11'].map(async (one) => {
        const answer = await helena.request.get(one)
        return { status: answer.status(), body: await answer.text() }
      }),
    )
    expect(theirs).toEqual(missing)
    expect(theirs?.status).toBe(404)
  })

  await test.step('Luiz serves Ana, and is asked why', async () => {
    const luiz = await atAnotherDesk('Luiz')
    await choosePerson(luiz, 'Ana Beatriz Lima')
    await luiz.getByRole('button', { name: 'Atender em nome da pessoa' }).click()
    const start = luiz.getByRole('dialog', { name: /^Atender em nome de/ })
    await start
      .getByRole('textbox', { name: /Motivo do atendimento/ })
      .fill('Ana pediu ajuda com um documento.')
    await start.getByRole('button', { name: 'Começar o atendimento' }).click()
    await choosePlan(luiz, 'HPE')
    expect((await luiz.request.get(address)).status()).toBe(403)
    await luiz.goto('/documents?aba=enviados')
    await luiz.getByRole('button', { name: `Ver ${file.name}` }).click()
    const dialog = luiz.getByRole('dialog', { name: /Por que você precisa ver/ })
    await dialog.getByRole('button', { name: 'Ver documento' }).click()
    await expect(dialog.getByText('Escreva por que você precisa ver este documento.')).toBeVisible()
    await dialog.getByRole('textbox', { name: /Motivo/ }).fill(reason)
    await dialog.getByRole('button', { name: 'Ver documento' }).click()
    await expect(luiz.getByRole('dialog', { name: file.name })).toBeVisible()
    await expect(luiz.getByRole('group', { name: 'Página 1 de 1' })).toBeVisible({ timeout: 30_000 })
  })

  await page.goto('/perfil/acessos')
  await expect(page.getByRole('main')).toContainText('Luiz Barbosa')
  await expect(page.getByRole('main')).toContainText(`Abriu um documento enviado. Motivo: ${reason}`)
})

test('Carlos reads what the fund issued in place, finds it by name, and keeps his filter', async ({
  page,
  signIn,
}) => {
  await signIn('Carlos', { at: '/documents' })
  await page.getByRole('searchbox', { name: 'Nome do documento' }).fill('contracheque')
  await expect(page).toHaveURL(/palavras=contracheque/)
  const first = page.getByRole('button', { name: /^Ver Contracheque de/ }).first()
  const name = ((await first.getAttribute('aria-label')) ?? '').replace(/^Ver /, '')
  await first.click()
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog.getByRole('group', { name: /^Página 1 de/ })).toContainText('Carlos Eduardo Nunes', {
    timeout: 30_000,
  })
  await dialog.getByRole('button', { name: 'Aumentar' }).click()
  await expect(dialog.getByText('Tamanho: 125%')).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(first).toBeFocused()
  await page.reload()
  await expect(page.getByRole('searchbox', { name: 'Nome do documento' })).toHaveValue('contracheque')
})
