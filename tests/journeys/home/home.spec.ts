import type { Page } from '@playwright/test'
import { monthText } from '#contract/value-text.ts'
import { competenceOf } from '#domain/calendar.ts'
import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../portal-fixture.ts'
import { today } from '../today.ts'

const toDo = (page: Page) => page.getByRole('list', { name: 'O que você precisa fazer' })
const figure = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

test('Eduardo reads first what he owes, goes from there to what pays it, and to the re-registration that came back', async ({
  page,
  signIn,
}) => {
  test.setTimeout(120_000)
  await signIn('Eduardo')
  const owed = figure(page, 'Você deve')
  await expect(owed).toContainText('em atraso')
  await expectAccessible(page)
  const amount = /R\$\s[\d.]+,\d{2}/.exec((await owed.textContent()) ?? '')?.[0] ?? 'nothing'
  await page.getByRole('link', { name: 'Pagar agora' }).click()
  await expect(page).toHaveURL(/\/services\/gerar-contribuicao\?contribuicao=\d+$/)
  await expect(page.getByRole('main')).toContainText(amount)

  await page.goto('/')
  await toDo(page).getByRole('link', { name: 'Corrigir: Corrija seu recadastramento' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Olá, Eduardo' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Sua senha').fill('Errada@2026')
  await page.getByRole('button', { name: 'Começar' }).click()
  await expect(page.getByRole('main')).toContainText('senha não confere')
  await page.getByLabel('Sua senha').fill('Prev@2026')
  await page.getByRole('button', { name: 'Começar' }).click()
  await expect(page.getByText('Só falta corrigir o que foi recusado')).toBeVisible()
})

test('on the narrowest screens nothing of the bar lies over another, whoever is greeted', async ({
  page,
  signIn,
}) => {
  await signIn('Fernanda')
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 700 })
    const search = await page
      .getByRole('banner')
      .getByRole('button', { name: /^Procurar/ })
      .boundingBox()
    const cpf = await page.getByText('390.533.447-05').first().boundingBox()
    const name = await page.getByText('Olá, Fernanda').first().boundingBox()
    const left = search?.x ?? 0
    for (const words of [cpf, name]) expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual(left)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  }
})

test('Carlos reads when and where his benefit arrives, and in detail what he was paid and how long it lasts', async ({
  page,
  signIn,
}) => {
  await signIn('Carlos')
  const next = page.getByRole('group', { name: /^(\S+, \d{1,2} de \S+|Hoje),? caem$/ })
  await expect(next).toContainText(/R\$\s[\d.]+,\d{2}/)
  await expect(next).toContainText(/na sua conta ….{5}/)
  await expect(figure(page, 'Último benefício, líquido')).toContainText('6.808,37')
  await page.getByRole('link', { name: 'Ver seu plano em detalhe' }).click()
  await expect(page).toHaveURL(/\/meu-plano$/)
  await expect(figure(page, 'Próximo pagamento, líquido')).toContainText(/\d{2}\/\d{2}\/\d{4}/)
  await expect(figure(page, 'Abono anual (13º)')).toContainText('9.000,00')
  // A balance that lasts to the end of the term is counted to that.
  await expect(page.getByRole('group', { name: /^(Seu saldo dura|Você recebe por mais)$/ })).toContainText(
    'anos',
  )
  await expect(page.getByRole('main')).toContainText('Já pago a você')
  await expectAccessible(page)
})

test('Ana sees her income to come and what it counts on; in detail what is hers of the sponsor, and what more it would put in', async ({
  page,
  signIn,
}) => {
  await signIn('Ana', { plan: 'HPE' })
  const income = page.getByRole('group', { name: /^Aos 60 anos você pode receber/ })
  await income.getByRole('button', { name: 'O que consideramos' }).click()
  await expect(income).toContainText('rende 4% ao ano acima da inflação')
  await expect(figure(page, 'Saldo dos seus 2 planos')).toContainText(/neste plano R\$/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ver seu plano em detalhe' }).click()
  const sponsor = page.getByRole('region', { name: 'A parte da patrocinadora' })
  await expect(sponsor.getByRole('meter', { name: 'Já é sua' })).toBeVisible()
  await expect(sponsor).toContainText('de 4% para 6%')
  await expect(sponsor).toContainText('67,19')
  // From the last business day on the return is of a month whose indexes nobody knows yet.
  const compared = page.getByRole('region', { name: 'Rentabilidade em 12 meses' })
  const ofThisMonth = ((await compared.textContent()) ?? '').includes(` a ${monthText(competenceOf(today))}`)
  await expect(
    ofThisMonth
      ? compared.getByText('O CDI e o IPCA ainda não têm todos os meses deste período.')
      : compared.getByRole('meter', { name: 'CDI' }),
  ).toBeVisible()
  await expectAccessible(page)

  await signIn('Ana', { plan: 'MAIS_VALOR' })
  const open = page
    .getByRole('list', { name: 'Pagamentos' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^Pagar/ }) })
  await expect(open).toContainText('122,08')
  await expect(figure(page, 'Próxima contribuição')).toContainText('122,08')
})

test('Nelson reads until when his contributions stand still, and goes back before', async ({
  page,
  signIn,
}) => {
  await signIn('Nelson')
  const pause = figure(page, 'Suas contribuições estão suspensas até')
  await expect(pause).toContainText(/Em .+ de \d{4} voltam R\$/)
  await page.getByRole('link', { name: 'Voltar antes' }).click()
  await expect(page).toHaveURL(/\/services\/suspend-contribution/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('whoever comes to the door, or has nothing to do, reads how to be helped', async ({ page, signIn }) => {
  const footer = page.getByRole('contentinfo')
  await page.goto('/login')
  await expect(footer.getByRole('link', { name: '0800 000 0000' })).toHaveAttribute('href', 'tel:08000000000')
  await signIn('Gustavo')
  await expect(figure(page, 'Para escolher o que fazer com o seu plano, você tem')).toContainText(
    /mais \d+ dias?/,
  )
  // No page waits longer than a moment for it: where the API is busy, it comes with the next one.
  await expect(async () => {
    if (!(await footer.isVisible())) await page.reload()
    await expect(footer.getByText('Ouvidoria', { exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass()
})
