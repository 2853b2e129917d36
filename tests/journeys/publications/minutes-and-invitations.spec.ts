import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { addDays } from '#domain/calendar.ts'
import { choose } from '../choose-plan.ts'
import { expect, test } from '../portal-fixture.ts'
import { today } from '../today.ts'
import { typeDay } from '../type-day.ts'

/** A PDF of one empty page. */
const smallPdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n',
)

const onScreen = (day: string) => day.split('-').toReversed().join('/')
/** Last day of an invitation that leaves today. */
const validUntil = () => onScreen(addDays(today, 30))

/** The notice of what was done says it, and focus is there. */
async function expectNotice(page: Page, sentence: string): Promise<void> {
  await expect(page.locator(':focus')).toContainText(sentence)
}

/** Addresses to which an invitation was written. */
async function invited(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'emails')
  const names = await readdir(folder).catch(() => [])
  const mails = await Promise.all(
    names
      .filter((name) => name.includes('convite_participante'))
      .map((name) => readFile(join(folder, name), 'utf8')),
  )
  return mails.map((mail) => /^To: (.+?)\r?$/m.exec(mail)?.[1] ?? '').toSorted()
}

test('Marta publishes minutes with their PDF, and Ana reads them', async ({
  page,
  signIn,
  atAnotherDesk,
}) => {
  const desk = await atAnotherDesk('Marta', { at: '/settings/atas' })
  await desk.getByRole('link', { name: 'Nova ata' }).click()
  await choose(desk, 'Órgão', 'Conselho Fiscal')
  await desk.getByLabel('Número').fill('900')
  await typeDay(desk, /^Dia da reunião/, today)
  await desk.getByLabel('Título').fill('Parecer sobre o orçamento')
  await desk.getByLabel('Resumo').fill('O conselho não fez ressalvas.')
  const chooser = desk.waitForEvent('filechooser')
  await desk.getByRole('button', { name: 'Escolher arquivo' }).click()
  await (await chooser).setFiles({ name: 'ata.pdf', mimeType: 'application/pdf', buffer: smallPdf })
  await expect(desk.getByRole('button', { name: 'Abrir o PDF' })).toBeVisible()
  await typeDay(desk, /^Publicada a partir de/, today)
  await desk.getByRole('button', { name: 'Criar' }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'Parecer sobre o orçamento' })).toBeVisible()

  await signIn('Ana', { plan: 'HPE', at: '/services/atas' })
  const row = page.getByRole('row', { name: /Parecer sobre o orçamento/ })
  const download = page.waitForEvent('download')
  await row.getByRole('link', { name: /^Baixar PDF/ }).click()
  expect(await readFile(await (await download).path())).toEqual(smallPdf)
})

test('Ana finds minutes by words without accents, and takes their PDF', async ({ page, signIn }) => {
  await signIn('Ana', { plan: 'HPE' })
  await page.getByRole('link', { name: 'Serviços', exact: true }).click()
  await page.getByRole('link', { name: 'Atas', exact: true }).click()
  await expect(page).toHaveTitle('Atas | Portal do Participante')
  await page.reload()
  await expect(page).toHaveTitle('Atas | Portal do Participante')
  const status = page.getByRole('main').getByRole('status')
  await expect(status).toHaveText(/^\d+ atas$/)
  const all = (await status.textContent()) ?? ''
  await expect(page.getByRole('rowheader', { name: /^Alteração do regulamento do plano HPE/ })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: /plano DXC/ })).toBeHidden()

  await page
    .getByRole('searchbox', { name: 'Palavras do título ou do resumo' })
    .fill('INVESTIMENTOS politica')
  await expect(status).toHaveText('1 ata')
  await expect(page).toHaveURL(/palavras=INVESTIMENTOS/)
  const row = page.getByRole('row', { name: /^Política de investimentos para o próximo ano/ })
  const day = /\d{2}\/\d{2}\/\d{4}/.exec((await row.textContent()) ?? '')?.[0] ?? 'sem data'

  const download = page.waitForEvent('download')
  await row.getByRole('link', { name: /^Baixar PDF: Política de investimentos/ }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^ata_\d{4}-\d{2}-\d{2}_87\.pdf$/)
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await file.path())))
  expect((await pdf.getMarkInfo())?.Marked).toBe(true)
  const { text } = await extractText(pdf, { mergePages: true })
  for (const said of [
    'Conselho Deliberativo',
    'nº 87',
    day,
    'Aprovar a política de investimentos de cada plano.',
  ])
    expect(text.replaceAll(/\s+/g, ' ')).toContain(said)

  await choose(page, 'Órgão', 'Conselho Fiscal')
  await expect(page.getByRole('heading', { name: 'Nenhuma ata encontrada' })).toBeVisible()
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(status).toBeFocused()
  await expect(status).toHaveText(all)
})

test('Ana invites, sends again once a day and withdraws', async ({ page, portal, signIn, context }) => {
  await signIn('Ana', { plan: 'MAIS_VALOR', at: '/services/convidar-participante' })
  const other = await context.newPage()
  await other.goto(`${portal.url}/services/convidar-participante`)
  const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })
  const fill = async () => {
    await page.getByLabel('Nome da pessoa').fill('Rita Souza')
    await page.getByLabel('E-mail da pessoa').fill('Rita@exemplo.example')
    await choose(page, 'Parentesco ou relação', 'Amigo(a) ou colega')
    await page.getByText('A pessoa sabe do convite').click()
    await page.getByRole('button', { name: 'Enviar convite' }).click()
  }
  const expectRefused = (sentence: string) =>
    expect(page.getByRole('group', { name: /Falta/ })).toContainText(sentence)

  await test.step('a new invitation leaves, and waits', async () => {
    await fill()
    await expectNotice(page, `Convite enviado para Rita Souza. Vale até ${validUntil()}.`)
    await expect(rowOf('Rita Souza')).toContainText('Aguardando resposta')
    await expect(page.getByLabel('Nome da pessoa')).toHaveValue('')
    await expect.poll(() => invited(portal.dataDir)).toEqual(['rita@exemplo.example'])
  })

  await test.step('one that came back is sent again, but not twice on a day', async () => {
    await page.getByRole('button', { name: 'Enviar de novo: Célia Ramos' }).click()
    await expectNotice(page, `Convite enviado para Célia Ramos. Vale até ${validUntil()}.`)
    await expect(rowOf('Célia Ramos')).toContainText('Aguardando resposta')
    await other.getByRole('button', { name: 'Enviar de novo: Célia Ramos' }).click()
    await expectNotice(other, 'Este convite não pode ser enviado de novo agora.')
    await expect(other.getByRole('row', { name: /^Célia Ramos/ })).toContainText('Aguardando resposta')
    await expect
      .poll(() => invited(portal.dataDir))
      .toEqual(['celia.ramos@exemplo.example', 'rita@exemplo.example'])
  })

  await test.step('one that waits is withdrawn, and its address is left in peace today', async () => {
    await page.getByRole('button', { name: 'Cancelar convite: Rita Souza' }).click()
    const question = page.getByRole('alertdialog', { name: 'Cancelar o convite para Rita Souza?' })
    await question.getByRole('button', { name: 'Cancelar convite' }).click()
    await expect(page.getByText('O convite para Rita Souza foi cancelado.', { exact: true })).toBeVisible()
    await expect(question).toBeHidden()
    await expect(page.locator(':focus')).toContainText('Rita Souza')
    await expect(rowOf('Rita Souza')).toContainText('Cancelado')
    await fill()
    await expectRefused('Você já escreveu para este e-mail hoje.')
  })
})
