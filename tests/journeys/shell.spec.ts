import type { Page } from '@playwright/test'
import { holdScripts } from './hold-scripts.ts'
import { expect, test } from './portal-fixture.ts'

const palette = (page: Page, name = 'Procurar serviços') => page.getByRole('dialog', { name })
const search = (page: Page, name = 'Procurar serviços') => page.getByRole('combobox', { name })
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Navegação principal' })

const menuScript = '**/assets/AccountMenu-*.js'

test('Ana finds "Alterar contribuição" by the keyboard alone, without accents', async ({ page, signIn }) => {
  await signIn('Ana', { plan: 'HPE' })
  await page.keyboard.press('Control+k')
  await expect(search(page)).toBeFocused()
  await page.keyboard.type('alterar contribuicao')
  await expect(palette(page).getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/services\/alterar-contribuicao$/)
  await expect(palette(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Alterar contribuição' })).toBeVisible()

  await page.keyboard.press('Meta+k')
  const recent = palette(page).getByRole('group', { name: 'Recentes' })
  await expect(recent.getByRole('option', { name: /Alterar contribuição/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expect(recent).toContainText('Você está aqui')
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeHidden()
  const kept = await page.evaluate(() => Object.values(localStorage).join(' '))
  expect(kept).toContain('alterar-contribuicao')
  expect(kept).not.toMatch(/Ana|529/)
})

test('the search box opens the palette; what the plan does not offer is not in it', async ({
  page,
  signIn,
}) => {
  await signIn('Carlos')
  const box = page.getByRole('button', { name: 'Procurar...' })
  await box.click()
  const names = await palette(page)
    .getByRole('group', { name: 'Serviços' })
    .getByRole('option')
    .allTextContents()
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'pt-BR')))
  for (const extra of ['Dependentes de IR', 'Dependentes Previdencial']) {
    await expect(palette(page).getByRole('option', { name: new RegExp(extra) })).toHaveCount(1)
  }
  await page.keyboard.type('alterar contribuicao')
  await expect(palette(page).getByRole('heading', { name: 'Nenhum serviço encontrado' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await expect(box).toBeFocused()
})

test('the palette waits while a question stands open', async ({ page, signIn }) => {
  await signIn('Ana')
  await expect(page.getByRole('dialog', { name: 'Escolha seu plano' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('Karina finds Ana by name and by CPF, and sees who she is', async ({ page, signIn }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await signIn('Karina')
  await page.keyboard.press('Control+k')
  await expect(search(page, 'Procurar pessoas')).toBeFocused()
  await page.keyboard.type('529.982')
  const found = palette(page, 'Procurar pessoas').getByRole('option', { name: /Ana Beatriz Lima/ })
  await expect(found).toContainText('***.982.247-**')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/\?idPessoa=\d+$/)
  const card = page.getByRole('region', { name: 'Ana Beatriz Lima' })
  await expect(card).toContainText('***.982.247-**')
  await expect(card).toContainText('Matrícula 100234')
  await expect(card).toContainText('Importado')
  expect(asked.filter((url) => decodeURIComponent(url).includes('529.982'))).toEqual([])

  await card.getByRole('button', { name: 'Fechar os dados desta pessoa' }).click()
  await expect(card).toBeHidden()
  await page.keyboard.press('Control+k')
  const recent = palette(page, 'Procurar pessoas').getByRole('group', { name: 'Recentes' })
  await expect(recent.getByRole('option', { name: /Ana Beatriz Lima/ })).toBeVisible()
  await page.keyboard.type('ninguém assim')
  await expect(page.getByRole('heading', { name: 'Nenhuma pessoa foi encontrada' })).toBeVisible()
  await expect(
    page.getByText('Não encontramos nada com esse termo. Por favor, tente novamente.').first(),
  ).toBeVisible()
  expect(await page.evaluate(() => Object.values(localStorage).join(' '))).not.toMatch(/Ana|529/)
})

test('a search that fails says so, and the next one works', async ({ page, signIn }) => {
  await signIn('Karina')
  await page.keyboard.press('Control+k')
  await expect(search(page, 'Procurar pessoas')).toBeFocused()
  await page.route('**/_serverFn/**', (route) => route.abort())
  await page.keyboard.type('ana')
  await expect(page.getByRole('heading', { name: 'A busca não respondeu' })).toBeVisible()
  await page.unroute('**/_serverFn/**')
  await page.keyboard.type(' b')
  await expect(page.getByRole('option', { name: /Ana Beatriz Lima/ })).toBeVisible()
})

test('at 360 px the menu is a drawer that keeps focus inside', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn('Carlos')
  await expect(page.getByRole('banner')).toContainText('Olá, Carlos')
  await expect(page.getByRole('banner')).toContainText('111.444.777-35')
  const menu = page.getByRole('button', { name: 'Abrir o menu' })
  await menu.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer).toBeVisible()
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab')
    expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(menu).toBeFocused()
})

test('the drawer says who is here and in which plan, and leads to another one', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn('Ana', { plan: 'HPE' })
  await page.getByRole('button', { name: 'Abrir o menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer).toContainText('Ana Beatriz Lima')
  await expect(drawer).toContainText('HPE · Matrícula 100234')
  await expect(drawer.getByRole('button', { name: 'Sair' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Trocar de plano' }).click()
  await expect(drawer).toBeHidden()
  await page
    .getByRole('dialog', { name: 'Escolha seu plano' })
    .getByRole('button', { name: /MAIS_VALOR/ })
    .click()
  await expect(page.getByText('matrícula 400118')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })
  const shortcuts = (page: Page) => page.getByRole('navigation', { name: 'Atalhos' })

  test('the most used pages are a thumb away, with the messages that wait', async ({ page, signIn }) => {
    await signIn('Ana', { plan: 'HPE' })
    const bar = shortcuts(page)
    await expect(bar.getByRole('link')).toHaveText([/Início/, /Extrato/, /Serviços/, /Solicitações/, /Chat/])
    await expect(bar.getByRole('link', { name: /^Chat \d+ não lidas?$/ })).toBeVisible()
    await bar.getByRole('link', { name: 'Solicitações' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Acompanhar solicitações' })).toBeVisible()
    await expect(bar.getByRole('link', { name: 'Solicitações' })).toHaveAttribute('aria-current', 'page')
    await expect(bar.locator('[aria-current]')).toHaveCount(1)
    await page.goto('/services/fatca')
    await expect(bar.getByRole('link', { name: 'Serviços' })).toHaveAttribute('aria-current', 'true')
  })

  test('the shortcuts cover nothing: neither the end of a page nor what is typed into', async ({
    page,
    signIn,
  }) => {
    await signIn('Ana', { plan: 'HPE', at: '/services/requests' })
    const bar = shortcuts(page)
    await expect(bar).toBeVisible()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const end = await page.getByRole('contentinfo').boundingBox()
    expect(Math.floor(end!.y + end!.height)).toBeLessThanOrEqual((await bar.boundingBox())!.y)
    await page.getByRole('searchbox', { name: 'Palavra-chave' }).focus()
    await expect(bar).toBeHidden()
    await page.getByRole('button', { name: 'Buscar' }).focus()
    await expect(bar).toBeVisible()
  })

  test('the shortcuts give way to an open conversation', async ({ page, signIn }) => {
    await signIn('Carlos', { at: '/chat' })
    await expect(shortcuts(page)).toBeVisible()
    await page.getByRole('link', { name: /Desconto no contracheque/ }).click()
    await expect(page.getByRole('textbox', { name: 'Mensagem' })).toBeVisible()
    await expect(shortcuts(page)).toBeHidden()
  })

  test('a wide screen and paper have no shortcuts', async ({ page, signIn }) => {
    await signIn('Carlos')
    await expect(shortcuts(page).getByRole('link', { name: 'Contracheque' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(shortcuts(page)).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize({ width: 768, height: 900 })
    await expect(shortcuts(page)).toBeHidden()
  })
})

test('the drawer stays 800 ms after a choice, and closes by itself', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn('Carlos')
  await page.getByRole('button', { name: 'Abrir o menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer).toBeVisible()
  await page.clock.install()
  // Installed alone the clock goes on by itself, and a click may take a slow machine longer than the drawer stays.
  await page.clock.pauseAt(Date.now() + 1_000)
  await drawer.getByRole('link', { name: 'Serviços', exact: true }).click()
  await page.clock.runFor(700)
  await expect(drawer).toBeVisible()
  await page.clock.runFor(150)
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(/\/services$/)
})

test('a press that comes before the menu is there is not lost', async ({ page, signIn, portal }) => {
  await signIn('Carlos')
  const menuComes = await holdScripts(page, menuScript)
  await page.goto(`${portal.url}/services`)
  const button = page.getByRole('button', { name: 'Menu de Carlos Eduardo Nunes' })
  await button.press('Enter')
  menuComes()
  await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

for (const [how, press, letGo] of [
  ['finger or mouse', (page: Page) => page.mouse.down(), (page: Page) => page.mouse.up()],
  ['key', (page: Page) => page.keyboard.down('Enter'), (page: Page) => page.keyboard.up('Enter')],
] as const) {
  test(`the menu whose script comes while its button is held by ${how} opens when it is let go`, async ({
    page,
    signIn,
  }) => {
    await signIn('Carlos', { at: '/services' })
    const menuComes = await holdScripts(page, menuScript)
    const button = page.getByRole('button', { name: 'Menu de Carlos Eduardo Nunes' })
    await button.hover()
    await button.focus()
    await press(page)
    const came = page.waitForResponse(menuScript)
    menuComes()
    await (await came).finished()
    await page.waitForTimeout(300)
    await letGo(page)
    await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  })
}

test('acting for somebody is never taken from a cookie that the portal did not write', async ({
  page,
  signIn,
  context,
  portal,
}) => {
  await signIn('Karina')
  await context.addCookies([{ name: 'alvo', value: 'invented', url: portal.url }])
  await page.reload()
  await expect(page.getByText('Visão Administradora')).toHaveCount(0)
  await expect(navigation(page).getByRole('link', { name: 'Configurações' })).toBeVisible()
})

test('while the next page is on its way the menu stays, and the drawer that led there is gone', async ({
  page,
  signIn,
}) => {
  await signIn('Ana', { plan: 'HPE' })
  await page.getByRole('button', { name: /^Notificações/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Notificações' })
  const request = drawer.getByRole('link', { name: /Solicitação em análise/ })
  await expect(request).toBeVisible()
  const nextPageComes = await holdScripts(page, '**/assets/**')
  await request.click()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('progressbar', { name: 'Carregando a página…' })).toBeVisible()
  await expect(navigation(page)).toBeVisible()
  nextPageComes()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
  await navigation(page).getByRole('link', { name: 'Serviços', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Serviços' })).toBeVisible()
})
