import type { Page } from '@playwright/test'
import { drawnPng } from '#backend/testing/drawn-png.ts'
import { choose } from '../choose-plan.ts'
import { expect, test } from '../portal-fixture.ts'
import { raiseLevels } from '../raise-levels.ts'

/** A logo as a person would choose it from their files. */
const logo = (name: string, ink: Parameters<typeof drawnPng>[0]) => ({
  name,
  mimeType: 'image/png',
  buffer: drawnPng(ink, { side: 64 }),
})

const chooseLogo = async (page: Page, file: ReturnType<typeof logo>) => {
  const chooser = page.waitForEvent('filechooser')
  await page
    .getByRole('group', { name: 'Logotipo' })
    .getByRole('button', { name: /(Escolher|Trocar) arquivo/ })
    .click()
  await (await chooser).setFiles(file)
}

/** The colour that the pages of a participant are drawn with. */
const brandOf = (page: Page) =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--ds-color-brand-fill').trim(),
  )

/** One answer about a plan's look serves everybody for a second, so the very next page may still have the one before. */
const expectBrandOfNewPage = (page: Page, colour: string) =>
  expect(async () => {
    await page.reload()
    expect(await brandOf(page)).toBe(colour)
  }).toPass({ timeout: 10_000 })

test('Marta publishes a theme, Ana’s open portal and her next page wear it, and Marta takes it back', async ({
  page,
  signIn,
  atAnotherDesk,
}) => {
  test.setTimeout(120_000)
  await page.clock.install()
  await signIn('Ana', { plan: 'HPE' })
  expect(await brandOf(page)).toBe('#0b3a82')

  const desk = await atAnotherDesk('Marta', { at: '/settings' })
  await desk.getByRole('searchbox', { name: 'Procurar uma configuração' }).fill('logotipo')
  await desk.getByRole('link', { name: 'Tema do plano' }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'Tema do plano' })).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Publicar' })).toBeDisabled()

  await chooseLogo(desk, logo('branco.png', [255, 255, 255, 255]))
  await expect(desk.getByText(/O logotipo quase não aparece sobre a barra clara/)).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Publicar' })).toBeDisabled()

  await chooseLogo(desk, logo('vermelho.png', [214, 40, 40, 255]))
  await expect(desk.getByText(/Logotipo sobre a barra clara: 100% do desenho/)).toBeVisible()
  await desk.getByRole('textbox', { name: 'Cor principal' }).fill('#7A1FA2')
  await desk.getByRole('button', { name: 'Publicar' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Publicar' }).click()
  await expect(desk.getByText('Tema publicado.').first()).toBeVisible()
  await expect(desk.getByText('Versão 2 · Em vigor')).toBeVisible()
  await expect(desk.getByText(/Marta Siqueira/).first()).toBeVisible()

  await page.clock.fastForward('01:01')
  await page.getByRole('navigation').getByRole('link', { name: 'Serviços' }).click()
  await expect.poll(() => brandOf(page)).toBe('#7a1fa2')
  await page.goto('/services')
  await expectBrandOfNewPage(page, '#7a1fa2')
  const mark = page.getByRole('link', { name: /HPE/ }).locator('img').first()
  await expect(mark).toHaveAttribute('src', /^\/tema\/[0-9a-f]{64}$/)
  expect(await mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64)

  await desk.getByRole('button', { name: 'Voltar à versão 1' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Voltar à versão 1' }).click()
  await expect(desk.getByText('Versão 3 · Em vigor')).toBeVisible()
  await expectBrandOfNewPage(page, '#0b3a82')
})

test('Luiz prepares a theme that only Marta can publish', async ({ page, portal, signIn }) => {
  await raiseLevels(portal, 'theme-settings', 2, 3)
  await signIn('Luiz', { at: '/settings/theme-settings' })
  await choose(page, 'Plano', 'DXC')
  await expect(page.getByRole('textbox', { name: 'Cor principal' })).toHaveValue('#FDB913')
  await page.getByRole('textbox', { name: 'Cor principal' }).fill('#00695C')
  await page.getByRole('button', { name: 'Salvar rascunho' }).click()
  await expect(page.getByText(/Rascunho salvo em .* por Luiz Barbosa/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publicar' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Cor principal' })).toHaveValue('#00695C')
})

test('Luiz creates an index, records its months and sees what they add up to', async ({ page, signIn }) => {
  await signIn('Luiz', { at: '/settings/indexadores' })
  await expect(page.getByRole('rowheader')).toHaveText([/^CDI/, /^IGPM/, /^INPC/, /^IPCA/, /^SELIC/])
  await page.getByRole('link', { name: 'Novo indexador' }).click()
  await page.getByLabel('Código').fill('ipca')
  await page.getByLabel('Nome').fill('Índice de teste')
  await choose(page, 'Tipo', 'Índice de preços')
  await page.getByLabel('Quem publica').fill('Entidade')
  await page.getByRole('button', { name: 'Criar' }).click()
  await expect(page.getByText('Já existe um indexador com este código.').first()).toBeVisible()
  await page.getByLabel('Código').fill('teste-1')
  await page.getByRole('button', { name: 'Criar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'TESTE-1 · Índice de teste' })).toBeVisible()

  const form = page.getByRole('form', { name: 'Novo mês' })
  for (const [month, percent] of [
    ['012026', '0,50'],
    ['022026', '-0,25'],
  ] as const) {
    await form.getByLabel('Mês').fill(month)
    await form.getByLabel('Variação').fill(percent)
    await form.getByRole('button', { name: 'Adicionar mês' }).click()
  }
  await page.getByRole('button', { name: 'Salvar valores' }).click()
  await expect(page.getByText('Valores salvos.').first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Variação de fevereiro de 2026' })).toHaveValue('-0,25')
  await expect(page.getByRole('group', { name: 'Acumulado em 2026' })).toContainText('0,25%')
  await expect(page.getByRole('button', { name: 'Arquivar' })).toBeVisible()
})

test('Marta archives an index and takes it back', async ({ page, signIn }) => {
  await signIn('Marta', { at: '/settings/indexadores' })
  await page.getByRole('link', { name: /IGPM/ }).click()
  await page.getByRole('button', { name: 'Arquivar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Arquivar' }).click()
  await expect(page.getByText('Registro arquivado.').first()).toBeVisible()
  await page.getByRole('link', { name: 'Voltar à lista' }).click()
  await expect(page.getByRole('heading', { name: '4 indexadores' })).toBeVisible()
  await page.getByRole('radio', { name: 'Arquivados' }).click()
  await page.getByRole('link', { name: /IGPM/ }).click()
  await page.getByRole('button', { name: 'Reativar' }).click()
  await expect(page.getByText('Registro reativado.').first()).toBeVisible()
})

test('Karina changes the settings until Marta raises their level', async ({
  page,
  portal,
  signIn,
  atAnotherDesk,
}) => {
  await raiseLevels(portal, 'theme-settings', 2, 3)
  await signIn('Karina', { at: '/settings/indexadores' })
  await expect(page.getByRole('link', { name: 'Novo indexador' })).toBeVisible()

  await test.step('Marta says that indexes are for administrators alone', async () => {
    const desk = await atAnotherDesk('Marta', { at: '/settings' })
    await desk.getByRole('link', { name: /^Permissões/ }).click()
    await expect(desk.getByRole('heading', { level: 1, name: 'Permissões' })).toBeVisible()
    const change = desk.getByRole('button', { name: 'Alterar a permissão de Indexadores' })
    await change.click()
    const dialog = desk.getByRole('dialog', { name: 'Alterar a permissão de Indexadores' })
    await dialog
      .getByRole('radiogroup', { name: 'Quem prepara e salva' })
      .getByText('Só Administrador')
      .click()
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await expect(desk.getByText('Permissão alterada.').first()).toBeVisible()
    await expect(change).toBeFocused()
    await expect(desk.getByRole('row', { name: /^Indexadores/ }).getByText('Só Administrador')).toHaveCount(2)
  })

  await page.reload()
  await expect(page.getByRole('link', { name: 'Novo indexador' })).toHaveCount(0)
  await page.getByRole('link', { name: /INPC/ }).click()
  await expect(page.getByText(/O nível que altera está em Configurações, Permissões/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Salvar' })).toHaveCount(0)
  await page.goto('/settings/theme-settings')
  await expect(page.getByText(/Os níveis que preparam e publicam um tema/)).toBeVisible()
  await page.goto('/settings/permissoes')
  await expect(page.getByText(/Só o nível Administrador altera as permissões/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})
