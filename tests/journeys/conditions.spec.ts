import { isPublicPath } from '#app/navigation/public-paths.ts'
import { specifiedPaths } from '#contract/portal-paths.ts'
import { expect, test } from './portal-fixture.ts'

test('a service that Carlos’ situation does not have is hidden, and its address refuses', async ({
  page,
  signIn,
}) => {
  await signIn('Carlos')
  await page.getByRole('link', { name: 'Serviços', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Serviços' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Contracheque/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Alterar contribuição/ })).toBeHidden()
  const answer = await page.goto('/services/alterar-contribuicao')
  expect(answer?.status()).toBe(403)
  await expect(page.getByRole('heading', { name: 'Você não tem acesso a esta página' })).toBeFocused()
  await expect(page.getByRole('main')).toContainText('Serviço não disponível para a sua situação no plano.')
})

test('every address of the product is a page, or says by its name that it is being built, with the menu around it', async ({
  page,
  signIn,
}) => {
  test.setTimeout(120_000)
  await signIn('Carlos')
  const menu = page.getByRole('navigation', { name: 'Navegação principal' })
  for (const link of await menu.getByRole('link').all())
    await expect(link).not.toHaveAttribute('href', /development/)
  for (const path of specifiedPaths.filter((specified) => !isPublicPath(specified))) {
    const led = new URL((await page.request.get(path)).url())
    if (led.pathname !== '/development') continue
    expect(led.searchParams.get('pagina')).toBe(path)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^.+: esta página está em construção$/)
    await expect(menu).toBeVisible()
    await expect(menu.locator(`a[href="${path}"]`)).toHaveCount(0)
  }
})

test('what does not exist keeps the menu of who is signed in, and leads on', async ({ page, signIn }) => {
  await signIn('Carlos', { at: null })
  for (const [path, status, heading] of [
    ['/nada/disso', 404, 'Página não encontrada'],
    ['/404', 404, 'Página não encontrada'],
    ['/500', 500, 'Algo deu errado do nosso lado'],
  ] as const) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(status)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByRole('main')).toHaveCount(1)
    await page.getByRole('link', { name: 'Serviços', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Serviços' })).toBeVisible()
  }
})

test('what somebody without a session asks for in vain says so', async ({ page }) => {
  for (const [path, status, heading] of [
    ['/404', 404, 'Página não encontrada'],
    ['/nada/disso', 404, 'Página não encontrada'],
    ['/500', 500, 'Algo deu errado do nosso lado'],
    ['/_error', 500, 'Algo deu errado do nosso lado'],
    ['/development', 200, 'Esta página está em construção'],
  ] as const) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(status)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  }
})

test('every document carries the headers that keep it safe', async ({ request }) => {
  const answer = await request.get('/login')
  const headers = answer.headers()
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-[^']+'/)
  expect(headers['content-security-policy']).not.toMatch(/(script-src|style-src) [^;]*unsafe-inline/)
  expect(headers['x-frame-options']).toBe('DENY')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['cache-control']).toBe('no-store')
})

test('whatever the portal answers is taken for nothing else than it says', async ({ request }) => {
  const html = await (await request.get('/login')).text()
  const [, asset = ''] = /(?:src|href)="(\/assets\/[^"]+)"/.exec(html) ?? []
  for (const [path, status] of [
    ['/login', 200],
    ['/nada/disso', 404],
    [asset, 200],
    ['/assets/de-antes.js', 404],
    ['/socket.io/?EIO=4&transport=polling', 200],
    ['/socket.io/?EIO=4&transport=polling&sid=nobody', 400],
  ] as const) {
    const answer = await request.get(path)
    expect([path, answer.status(), answer.headers()['x-content-type-options']]).toEqual([
      path,
      status,
      'nosniff',
    ])
  }
})

test('a form of another site cannot act for Carlos', async ({ page, portal, signIn, request, context }) => {
  await signIn('Carlos')
  const calls: string[] = []
  page.on('request', (sent) => {
    if (sent.url().includes('/_serverFn/') && sent.method() === 'POST') calls.push(sent.url())
  })
  await page.reload()
  await expect.poll(() => calls.length).toBeGreaterThan(0)
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const forged = await request.post(calls[0] ?? '', {
    headers: { cookie, origin: 'https://outro.site' },
    data: '{}',
  })
  expect(forged.status()).toBe(403)
  expect(calls[0]).toContain(portal.url)
})
