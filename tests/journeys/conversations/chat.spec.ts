import type { Page } from '@playwright/test'
import { expect, test } from '../portal-fixture.ts'

const written = (page: Page) => page.getByRole('log', { name: /^Mensagens de/ })
const field = (page: Page) => page.getByRole('textbox', { name: 'Mensagem', exact: true })

/** Writes a message and sends it by Enter. */
async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await field(page).press('Enter')
  await expect(field(page)).toHaveValue('')
}

/** The numbered messages of a conversation, in the order in which they stand there. */
const numbered = (page: Page) =>
  written(page)
    .getByText(/^\d+ (Ana|Karina)$/)
    .allTextContents()

/** Messages of Ana or of Karina, in the order of writing. */
const of = (all: readonly string[], name: string) => all.filter((text) => text.endsWith(name))

async function expectAll(page: Page, ana: number, karina: number): Promise<void> {
  const counted = (count: number, name: string) =>
    Array.from({ length: count }, (_, index) => `${index + 1} ${name}`)
  await expect(async () => {
    const all = await numbered(page)
    expect(of(all, 'Ana')).toEqual(counted(ana, 'Ana'))
    expect(of(all, 'Karina')).toEqual(counted(karina, 'Karina'))
  }).toPass({ timeout: 60_000 })
}

/** Opens the one conversation that waits for somebody of the service desk. */
async function takeUp(desk: Page): Promise<void> {
  await desk.getByRole('link', { name: /^Sem atendente/ }).click()
  await desk.getByRole('list', { name: 'Conversas' }).getByRole('link').first().click()
  await desk.getByRole('button', { name: 'Assumir conversa' }).click()
  await expect(written(desk)).toContainText('Você assumiu a conversa')
}

test('Ana asks about her request, and nothing that she and Karina write is lost, doubled or turned around', async ({
  page,
  api,
  signIn,
  atAnotherDesk,
  pageErrors,
}) => {
  test.setTimeout(300_000)
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|NetworkError|502|503/)
  await signIn('Ana', { plan: 'HPE', at: '/services/requests' })

  await test.step('the request opens the conversation with words that she makes her own', async () => {
    await page
      .getByRole('button', { name: /^Conversar sobre a solicitação/ })
      .nth(1)
      .click()
    await expect(field(page)).toHaveValue(/^Olá, preciso de ajuda com a minha solicitação de /)
    await expect(field(page)).toBeFocused()
    await field(page).fill('Por que este pedido foi cancelado?')
    await page.reload()
    await expect(field(page)).toHaveValue('Por que este pedido foi cancelado?')
    const send = page.getByRole('button', { name: 'Enviar mensagem' })
    await send.dblclick()
    await expect(page).toHaveURL(/\/chat\?idConversa=\d+$/)
    await expect(written(page).getByText('Por que este pedido foi cancelado?')).toHaveCount(1)
  })

  const desk = await atAnotherDesk('Karina', { at: '/chat' })
  await test.step('Karina takes it up, and Ana sees who answers', async () => {
    await takeUp(desk)
    await expect(written(desk).getByText('Por que este pedido foi cancelado?')).toHaveCount(1)
    await expect(written(page)).toContainText('Karina assumiu a conversa')
    await expect(written(page)).toContainText('Lida')
    await field(desk).pressSequentially('1 Kar')
    await expect(page.getByText('Karina está respondendo')).toBeVisible()
    await field(desk).fill('')
    await desk.getByRole('button', { name: 'Respostas prontas' }).click()
    await desk.getByRole('menuitem', { name: /^Saudação/ }).click()
    await expect(field(desk)).toHaveValue(/^Olá, Ana\. Aqui é Karina/)
    await expect(field(desk)).toBeFocused()
    await write(desk, '1 Karina')
    await expect(written(page)).toContainText('1 Karina')
    await write(page, '1 Ana')
    await expectAll(desk, 1, 1)
  })

  await test.step('while the API is started again both go on writing', async () => {
    const restarted = api.restart()
    await write(page, '2 Ana')
    await write(desk, '2 Karina')
    await write(page, '3 Ana')
    await restarted
    await write(desk, '3 Karina')
    await expectAll(page, 3, 3)
    await expectAll(desk, 3, 3)
  })

  await test.step('Ana is without internet for a while, and both go on writing', async () => {
    await page.context().setOffline(true)
    await write(page, '4 Ana')
    await write(page, '5 Ana')
    await expect(page.getByText('Sem internet. Enviaremos assim que voltar.')).toBeVisible()
    await write(desk, '4 Karina')
    await page.waitForTimeout(10_000)
    await write(desk, '5 Karina')
    await write(page, '6 Ana')
    await page.context().setOffline(false)
    await expectAll(page, 6, 5)
    await expectAll(desk, 6, 5)
    await expect(page.getByText('Sem internet.')).toBeHidden()
  })

  await test.step('both read the same, also after a reload', async () => {
    await page.reload()
    await desk.reload()
    await expectAll(page, 6, 5)
    expect(await numbered(page)).toEqual(await numbered(desk))
  })

  await test.step('asking about the request again goes on in the same conversation', async () => {
    const { search } = new URL(page.url())
    await page.goto('/services/requests')
    await page
      .getByRole('button', { name: /^Conversar sobre a solicitação/ })
      .nth(1)
      .click()
    await expect(page).toHaveURL(new RegExp(`${search.replace('?', '\\?')}$`))
    await expect(field(page)).toHaveValue(/^Olá, preciso de ajuda/)
  })
})

test('Ana on one node and Karina on another talk at once', async ({ page, api, signIn, atAnotherDesk }) => {
  test.setTimeout(120_000)
  await signIn('Ana', { plan: 'HPE', at: '/chat' })
  const desk = await atAnotherDesk('Karina', { at: null })
  await desk.goto(`${await api.startNeighbour()}/chat`)

  await page.getByRole('link', { name: 'Nova conversa' }).click()
  await page.getByLabel('Assunto').fill('Meu extrato')
  await field(page).fill('Onde vejo o extrato de outubro?')
  await page.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect(written(page)).toContainText('Onde vejo o extrato de outubro?')

  await takeUp(desk)
  await write(desk, '1 Karina')
  await expect(written(page)).toContainText('1 Karina')
  await write(page, '1 Ana')
  await expect(written(desk)).toContainText('1 Ana')
  await expect(page.getByText('Sem conexão em tempo real')).toBeHidden()
  await expect(page.getByRole('img', { name: 'presente agora' })).toBeVisible()

  await desk.getByRole('button', { name: 'Opções da conversa' }).click()
  await desk.getByRole('menuitem', { name: 'Passar para colega' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Passar a conversa para quem?' })
  await dialog.getByRole('button', { name: /Colega/ }).click()
  await desk.getByRole('option', { name: /Luiz Barbosa/ }).click()
  await dialog.getByLabel(/Nota para quem continua/).fill('Falta conferir o extrato.')
  await dialog.getByRole('button', { name: 'Passar conversa' }).click()
  await expect(written(desk)).toContainText('Falta conferir o extrato.')
  await expect(written(page)).toContainText('Karina passou a conversa para Luiz')
  await expect(written(page)).not.toContainText('Falta conferir')
})

test('without a socket the conversation goes on, only slower, and says so', async ({
  page,
  context,
  signIn,
  atAnotherDesk,
}) => {
  test.setTimeout(120_000)
  await context.route('**/socket.io/**', (route) => route.abort())
  await signIn('Ana', { plan: 'HPE', at: '/chat' })
  await page.getByRole('list', { name: 'Conversas' }).getByRole('link').first().click()
  await expect(
    page.getByText('Sem conexão em tempo real. As mensagens podem demorar alguns segundos.'),
  ).toBeVisible()
  const desk = await atAnotherDesk('Luiz', { at: new URL(page.url()).pathname + new URL(page.url()).search })
  await write(desk, 'Já conferimos os documentos.')
  await expect(written(page)).toContainText('Já conferimos os documentos.')
  await write(page, 'Obrigada!')
  await expect(written(desk)).toContainText('Obrigada!')

  await page.getByRole('button', { name: 'Opções da conversa' }).click()
  await page.getByRole('menuitem', { name: 'Encerrar conversa' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Encerrar conversa' }).click()
  await expect(page.getByText(/^Esta conversa foi encerrada em/)).toBeVisible()
  await expect(desk.getByText(/^Esta conversa foi encerrada em/)).toBeVisible()
  await page.getByRole('button', { name: 'Reabrir conversa' }).click()
  await expect(field(page)).toBeVisible()
})

test('Ana learns on another page that her message was refused', async ({ page, signIn, atAnotherDesk }) => {
  await signIn('Ana', { plan: 'HPE', at: '/chat' })
  await page.getByRole('list', { name: 'Conversas' }).getByRole('link').first().click()
  await expect(field(page)).toBeVisible()
  const desk = await atAnotherDesk('Luiz', { at: new URL(page.url()).pathname + new URL(page.url()).search })
  // Her line takes reads and loses what she sends.
  await page.route('**/_serverFn/**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  await write(page, 'Mais uma coisa.')
  await page.getByRole('navigation').getByRole('link', { name: 'Serviços', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Serviços' })).toBeVisible()
  await desk.getByRole('button', { name: 'Opções da conversa' }).click()
  await desk.getByRole('menuitem', { name: 'Encerrar conversa' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Encerrar conversa' }).click()
  await expect(desk.getByText(/^Esta conversa foi encerrada em/)).toBeVisible()
  await page.unroute('**/_serverFn/**')
  await expect(page.getByText(/^Uma mensagem sua não foi enviada/)).toBeVisible({ timeout: 30_000 })
})

test('a conversation of somebody else is as one that does not exist', async ({ page, signIn }) => {
  await signIn('Helena', { at: null })
  for (const id of [1, 999_999]) {
    const answer = await page.goto(`/chat?idConversa=${id}`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible()
  }
})
