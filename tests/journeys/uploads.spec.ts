import type { Page } from '@playwright/test'
import { query } from './portal-database.ts'
import { expect, test } from './portal-fixture.ts'

/** A bill of so many kilobytes. */
function bill(kilobytes: number) {
  const padding = 'x'.repeat(kilobytes * 1024)
  const pages = '1 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n'
  const stream = `2 0 obj\n<< /Length ${padding.length} >>\nstream\n${padding}\nendstream\nendobj\n`
  const buffer = Buffer.from(`%PDF-1.7\n${pages}${stream}trailer << >>\nstartxref\n0\n%%EOF\n`)
  return { name: 'conta de luz.pdf', mimeType: 'application/pdf', buffer }
}

async function onSlowLine(page: Page, kilobytesASecond: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 50,
    downloadThroughput: -1,
    uploadThroughput: kilobytesASecond * 1024,
  })
}

const chooser = 'input[type=file]'
const kept = (portal: Parameters<typeof query>[0]) =>
  query(portal, `select name, purpose, bytes from files where purpose = 'residence-proof'`)

test('Helena sends a proof over a line that breaks after it arrived: it is kept once', async ({
  page,
  portal,
  signIn,
}) => {
  test.setTimeout(120_000)
  await signIn('Helena', { at: '/services/residente-exterior' })
  await page.getByText('Sim', { exact: true }).click()
  // The first answer is lost on the way back: the portal has the file, the page does not know.
  await page.route(
    '**/arquivos/enviar/comprovante-residencia?*',
    async (route) => {
      const { headers } = await route.fetch().then((answer) => ({ headers: answer.headers() }))
      expect(headers['content-type']).toContain('application/json')
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  const file = bill(400)
  await page.locator(chooser).setInputFiles(file)
  await expect(page.getByText('Arquivo anexado.')).toBeVisible({ timeout: 30_000 })
  const { rows } = await kept(portal)
  expect(rows).toEqual([{ name: file.name, purpose: 'residence-proof', bytes: file.buffer.length }])
})

test('on a slow line she sees how far it has come, stops it, and sends another one', async ({
  page,
  portal,
  signIn,
}) => {
  test.setTimeout(120_000)
  await signIn('Helena', { at: '/services/residente-exterior' })
  await page.getByText('Sim', { exact: true }).click()
  await onSlowLine(page, 60)
  await page.locator(chooser).setInputFiles(bill(500))
  const bar = page.getByRole('progressbar', { name: 'Enviando o arquivo' })
  await expect(bar).toBeVisible()
  await expect(page.getByText(/^(25|50|75)% enviado$/)).toBeAttached({ timeout: 30_000 })
  const percent = Number(await bar.getAttribute('aria-valuenow'))
  expect(percent).toBeGreaterThan(0)
  expect(percent).toBeLessThan(100)
  await page.getByRole('button', { name: 'Cancelar envio' }).click()
  await expect(bar).toBeHidden()
  await expect(page.getByText('conta de luz.pdf', { exact: true })).toBeHidden()
  await expect(page.getByText('O envio foi cancelado.')).toBeAttached()
  await expect(page.getByRole('button', { name: /^Escolher arquivo/ })).toBeFocused()
  expect((await kept(portal)).rows).toEqual([])
  await page.locator(chooser).setInputFiles(bill(100))
  await expect(page.getByText('Arquivo anexado.')).toBeVisible({ timeout: 30_000 })
  expect((await kept(portal)).rows).toHaveLength(1)
})

test('a photograph in the format of iPhones is refused before it is sent, with how to take it', async ({
  page,
  signIn,
}) => {
  await signIn('Helena', { at: '/services/residente-exterior' })
  await page.getByText('Sim', { exact: true }).click()
  const heic = { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') }
  await page.locator(chooser).setInputFiles(heic)
  await expect(page.getByRole('alert').filter({ hasText: 'HEIC' })).toContainText('Mais Compatível')
})
