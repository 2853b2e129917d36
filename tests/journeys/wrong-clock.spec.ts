import { setDeviceClock } from './device-clock.ts'
import { timeThatPasses } from './pass-time.ts'
import { people } from './people.ts'
import { expect, test } from './portal-fixture.ts'
import { today } from './today.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const clocks = [
  ['two minutes ahead', 2 * MINUTE],
  ['an hour ahead', HOUR],
  ['an hour behind', -HOUR],
  ['three days ahead', 3 * DAY],
  ['three days behind', -3 * DAY],
  ['six years ahead', 6 * 365 * DAY],
  ['twenty years behind', -20 * 365 * DAY],
] as const

for (const [words, apart] of clocks) {
  test(`Helena's clock is ${words}: she signs in, goes from page to page and stays`, async ({
    page,
    context,
    portal,
  }) => {
    await setDeviceClock(context, apart)
    await page.goto('/login')
    await page.getByLabel('CPF').fill(people.Helena.cpf)
    await page.getByLabel('Senha').fill('Prev@2026')
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page).toHaveURL(`${portal.url}/`)
    await expect(page.getByRole('banner')).toContainText('Olá, Helena')

    await page.getByRole('navigation').getByRole('link', { name: 'Serviços' }).click()
    await expect(page).toHaveURL(/\/services$/)
    await page.getByRole('navigation').getByRole('link', { name: 'Início', exact: true }).click()
    await expect(page).toHaveURL(`${portal.url}/`)
    // As long as a session took that was over at once.
    await page.waitForTimeout(1500)
    await expect(page).toHaveURL(`${portal.url}/`)
    await expect(page.getByRole('alertdialog')).toBeHidden()
  })
}

for (const apart of [HOUR, -HOUR, 6 * 365 * DAY]) {
  test(`the session warns five minutes before its end and ends, ${apart / HOUR} hours from the right time`, async ({
    page,
    signIn,
  }) => {
    await page.clock.install({ time: Date.now() + apart })
    const pass = await timeThatPasses(page)
    await signIn('Carlos', { anew: true })
    await expect(page.getByRole('banner')).toContainText('Olá, Carlos')
    await pass(54.5)
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await pass(1)
    await expect(page.getByRole('alertdialog', { name: 'Sua sessão termina em 5 minutos' })).toBeVisible()
    await page.getByRole('button', { name: 'Continuar aqui' }).click()
    await pass(5)
    await expect(page).toHaveURL(/\/login\?voltar=%2F/)
  })
}

test('the device slept through the end of the session: the page asks when it is looked at again, and leads to the sign-in page', async ({
  page,
  signIn,
}) => {
  await page.clock.install({ time: Date.now() - 3 * DAY })
  const pass = await timeThatPasses(page)
  await signIn('Carlos', { anew: true })
  await expect(page.getByRole('banner')).toContainText('Olá, Carlos')
  const look = (state: 'hidden' | 'visible') =>
    page.evaluate((visibilityState) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await look('hidden')
  await pass(1, 120)
  await look('visible')
  await expect(page).toHaveURL(/\/login\?voltar=%2F/)
})

test('Helena writes in the chat while her clock is three days behind: what she writes is of today, and so it stays', async ({
  page,
  context,
  signIn,
}) => {
  await setDeviceClock(context, -3 * DAY)
  await signIn('Helena', { at: '/chat' })
  await page.getByRole('link', { name: 'Nova conversa' }).click()
  await page.getByLabel('Assunto').fill('Relógio do celular')
  const field = page.getByRole('textbox', { name: 'Mensagem', exact: true })
  await field.fill('O relógio deste celular está errado.')
  await page.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect(page).toHaveURL(/\/chat\?idConversa=\d+$/)
  await field.fill('E agora?')
  await field.press('Enter')
  const written = page.getByRole('log', { name: /^Mensagens de/ })
  await expect(written).toContainText('E agora?')
  await expect(written).toContainText('Hoje')
  await page.reload()
  await expect(written).toContainText('Hoje')
})

test('a calendar opens on the month of the server, and marks its day as today', async ({
  page,
  context,
  signIn,
}) => {
  await setDeviceClock(context, -6 * 365 * DAY)
  await signIn('Marta', { at: '/settings/auditoria' })
  await page.getByRole('button', { name: 'Abrir o calendário' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Hoje/ })).toHaveText(
    String(Number(today.slice(8))),
  )
})
