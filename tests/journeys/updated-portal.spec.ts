import type { Page } from '@playwright/test'
import { choose } from './choose-plan.ts'
import { expect, test } from './portal-fixture.ts'

const updated = 'O portal foi atualizado'

/** From now on the page writes as one from before an update: under names that the portal does not know any more. */
async function growOld(page: Page): Promise<void> {
  await page.route('**/_serverFn/*', (route) => {
    const isWriting = route.request().method() === 'POST'
    return isWriting
      ? route.continue({
          url: route
            .request()
            .url()
            .replace(/[^/]+$/, 'gone'),
        })
      : route.continue()
  })
}

test('Ana sends a form from before an update: the page loads anew and what she filled in is there', async ({
  page,
  signIn,
}) => {
  await signIn('Ana', { plan: 'HPE', at: '/services/alterar-contribuicao' })
  await choose(page, 'Contribuição básica', '6%')
  await page.getByRole('button', { name: 'Revisar alteração' }).click()
  await growOld(page)
  await page.getByRole('button', { name: /^Alterar a partir de/ }).click()
  await expect(page.getByText(updated)).toBeVisible()
  await page.unroute('**/_serverFn/*')
  await page.waitForEvent('load')
  await expect(page.getByRole('heading', { name: 'Confira antes de enviar' })).toBeVisible()
  await page.getByRole('button', { name: 'Voltar e ajustar' }).click()
  await expect(page.getByText('Recuperamos o que você tinha preenchido.')).toBeVisible()
  await expect(page.getByRole('button', { name: /Contribuição básica/ })).toContainText('6%')
  await expect(page.getByText(updated)).toBeHidden()
})

test('a form that nobody keeps stays as it is until Ana says that the page may load anew', async ({
  page,
  signIn,
}) => {
  await signIn('Ana', { plan: 'HPE', at: '/alterar-senha' })
  await growOld(page)
  const password = page.getByLabel('Senha atual')
  await password.fill('Prev@2026')
  await page.getByLabel('Nova senha', { exact: true }).fill('Outra@2027')
  await page.getByLabel('Confirme a nova senha').fill('Outra@2027')
  await page.getByRole('button', { name: 'Alterar senha' }).click()
  await expect(page.getByText(updated)).toBeVisible()
  await expect(password).toHaveValue('Prev@2026')
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Recarregar a página' }).click()
  await loaded
  await expect(page.getByText(updated)).toBeHidden()
})

test('on a phone the notice lies over no field that Ana goes back to', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn('Ana', { plan: 'HPE', at: '/alterar-senha' })
  await growOld(page)
  await page.getByLabel('Senha atual').fill('Prev@2026')
  await page.getByLabel('Nova senha', { exact: true }).fill('Outra@2027')
  const last = page.getByLabel('Confirme a nova senha')
  await last.fill('Outra@2027')
  await last.press('Enter')
  const notice = page.getByRole('button', { name: 'Recarregar a página' })
  await expect(notice).toBeVisible()
  await page.getByLabel('Senha atual').focus()
  for (const _ of [1, 2, 3, 4]) await page.keyboard.press('Tab')
  await expect(last).toBeFocused()
  const [field, above] = [await last.boundingBox(), await page.getByText(updated).boundingBox()]
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(above?.y ?? 0)
})

test('where the browser keeps nothing, the page waits for Ana with what she filled in', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('the store is full', 'QuotaExceededError')
    }
  })
  await signIn('Ana', { plan: 'HPE', at: '/services/alterar-contribuicao' })
  await choose(page, 'Contribuição básica', '6%')
  await growOld(page)
  await page.getByRole('button', { name: 'Revisar alteração' }).click()
  await page.getByRole('button', { name: /^Alterar a partir de/ }).click()
  await expect(page.getByText(updated)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Recarregar a página' })).toBeVisible()
})

for (const when of ['before', 'meanwhile'] as const) {
  test(`a form that nobody keeps and that came ${when} is not taken for the kept one that is out of sight`, async ({
    page,
    signIn,
  }) => {
    const come = () =>
      page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<form aria-label="Recado"></form>'))
    await signIn('Ana', { plan: 'HPE', at: '/services/alterar-contribuicao' })
    await choose(page, 'Contribuição básica', '6%')
    await page.getByRole('button', { name: 'Revisar alteração' }).click()
    await growOld(page)
    if (when === 'before') await come()
    await page.getByRole('button', { name: /^Alterar a partir de/ }).click()
    await expect(page.getByText(updated)).toBeVisible()
    if (when === 'meanwhile') await come()
    await expect(page.getByRole('button', { name: 'Recarregar a página' })).toBeVisible()
    await expect(page.getByRole('form', { name: 'Recado' })).toBeAttached()
  })
}

test('whatever is asked below the server functions is refused in our words, with the headers', async ({
  request,
  portal,
}) => {
  const ours = { 'sec-fetch-site': 'same-origin', origin: portal.url, 'x-tsr-serverFn': 'true' }
  for (const [path, status] of [
    ['/_serverFn/gone', 409],
    ['/_serverFn/', 404],
    ['/_serverFn//gone', 404],
    ['/_serverFn/%zz', 400],
    ['/_serverFn/__proto__', 400],
  ] as const) {
    const answer = await request.post(path, { headers: ours, data: '{"t":' })
    expect(answer.status(), path).toBe(status)
    expect(answer.headers()['x-frame-options'], path).toBe('DENY')
    expect(answer.headers()['x-content-type-options'], path).toBe('nosniff')
    expect(await answer.text(), path).not.toMatch(/info not found|\.js:|SyntaxError|HTTPError/)
  }
})

test('what no page sends to a server function is refused, not a failure', async ({
  page,
  portal,
  context,
}) => {
  const asked: string[] = []
  page.on('request', (sent) => {
    if (sent.url().includes('/_serverFn/') && sent.method() === 'POST') asked.push(sent.url())
  })
  await page.goto('/login')
  await page.getByLabel('CPF').fill('529.982.247-25')
  await page.getByLabel('Senha', { exact: true }).fill('errada')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  const ours = { 'sec-fetch-site': 'same-origin', origin: portal.url, 'x-tsr-serverFn': 'true' }
  for (const data of ['{"t":', '{"t":999}', '[]', 'null']) {
    const headers = { ...ours, 'content-type': 'application/json' }
    const answer = await context.request.post(asked[0] ?? '', { headers, data })
    expect(answer.status(), data).toBeLessThan(500)
    expect(await answer.text(), data).not.toMatch(/\.js:|SyntaxError|seroval|issues|Expected/)
  }
  for (const method of ['GET', 'PUT']) {
    const answer = await context.request.fetch(asked[0] ?? '', { headers: ours, method })
    expect(answer.status(), method).toBe(409)
    expect(answer.headers()['x-frame-options'], method).toBe('DENY')
    expect(await answer.text(), method).not.toContain('expected POST')
  }
})
