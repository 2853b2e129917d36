import type { Page } from '@playwright/test'
import { grantedByTheDesk } from '../granted-by-the-desk.ts'
import { expect, test } from '../portal-fixture.ts'
import { smallPng } from '../small-png.ts'

async function typeDay(page: Page, group: RegExp, day: string) {
  for (const [index, part] of ['dia', 'mês', 'ano'].entries()) {
    await page
      .getByRole('group', { name: group })
      .getByRole('spinbutton', { name: new RegExp(`^${part}`, 'i') })
      .pressSequentially(day.split('/')[index] ?? '')
  }
}

async function addDependant(
  page: Page,
  { name, cpf, birth, kinship }: { name: string; cpf: string; birth: string; kinship: string },
) {
  await page.getByRole('button', { name: 'Adicionar dependente' }).click()
  await page.getByRole('textbox', { name: /Nome completo/ }).fill(name)
  await page.getByRole('textbox', { name: /^CPF/ }).fill(cpf)
  await typeDay(page, /Data de nascimento/, birth)
  await page.getByRole('button', { name: /Parentesco/ }).click()
  await page.getByRole('option', { name: kinship, exact: true }).click()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'documento.png', mimeType: 'image/png', buffer: smallPng })
  await expect(page.getByText('Arquivo anexado.')).toBeVisible()
}

async function send(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Revisar pedido' }).click()
  await expect(page.getByRole('heading', { name: 'Confira antes de enviar' })).toBeFocused()
  await page.getByRole('button', { name: 'Enviar o pedido de dependentes' }).click()
  await expect(page.getByRole('heading', { name: 'Recebemos seu pedido' })).toBeFocused()
  return /\d{4}\.\d{7}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? 'nenhum'
}

test('Carlos adds his mother to the plan with a document, it is granted, and he sees her on the list', async ({
  page,
  portal,
  signIn,
}) => {
  test.setTimeout(150_000)
  await signIn('Carlos', { at: '/dependentes?tipo=previdencial' })
  await expect(page.getByText('Ninguém está na lista.')).toBeVisible()
  const review = page.getByRole('button', { name: 'Revisar pedido' })
  await expect(review).toBeDisabled()
  await addDependant(page, {
    name: 'Maria das Dores Nunes',
    cpf: '701.230.090-65',
    birth: '12/10/1935',
    kinship: 'Pai ou mãe',
  })
  const share = page.getByRole('textbox', { name: /Parte que recebe/ })
  await share.fill('60')
  await share.blur()
  await expect(page.getByText('60% de 100%. Faltam 40%')).toBeVisible()
  await expect(review).toBeDisabled()
  await share.fill('100')
  await share.blur()
  const protocol = await send(page)

  await page.goto('/dependentes?tipo=previdencial')
  await expect(page.getByRole('heading', { name: 'Você já tem um pedido em andamento' })).toBeVisible()
  await grantedByTheDesk(portal, protocol, 'at once')
  await page.reload()
  const list = page.getByRole('region', { name: 'Quem conta hoje' })
  await expect(list).toContainText('Maria das Dores Nunes')
  await expect(list).toContainText('***.230.090-**')
  await expect(list).toContainText('100%')

  await test.step('the income tax is another list, and his pay slip counts its one dependant', async () => {
    await page.getByRole('link', { name: 'Imposto de renda', exact: true }).click()
    await expect(page).toHaveURL(/tipo=imposto-renda/)
    await expect(page.getByRole('group', { name: 'IRRF por mês, com a nova lista' })).toContainText('841,88')
    await page.goto('/services/contracheque')
    await expect(page.getByRole('main')).toContainText('6.808,37')
  })
})

test('Ana adds a child for the income tax, which is granted', async ({ page, portal, signIn }) => {
  test.setTimeout(150_000)
  await signIn('Ana', { plan: 'HPE', at: '/dependentes' })
  await expect(page.getByRole('region', { name: 'Quem conta hoje' })).toContainText('Clara Lima Souza')
  await expect(page.getByRole('navigation').getByText('Dependentes de IR')).toHaveCount(0)
  await addDependant(page, {
    name: 'Lia Lima Souza',
    cpf: '701.230.094-99',
    birth: '02/10/2020',
    kinship: 'Filho(a) ou enteado(a)',
  })
  const protocol = await send(page)
  await grantedByTheDesk(portal, protocol, 'at once')
  await page.goto('/dependentes?tipo=imposto-renda')
  await expect(page.getByRole('region', { name: 'Quem conta hoje' })).toContainText('Lia Lima Souza')
})

test('on a hard day Olívia says what happened, and divides what is left', async ({ page, signIn }) => {
  await signIn('Olivia', { at: '/dependentes?tipo=previdencial' })
  await page.getByRole('button', { name: 'Encerrar: Pedro Freitas Moura' }).click()
  await page.getByText('Faleceu', { exact: true }).click()
  await expect(page.getByText(/^Sentimos muito pela sua perda/)).toBeVisible()
  await typeDay(page, /Data do falecimento/, '01/09/2026')
  await expect(page.getByText('40% de 100%. Faltam 60%')).toBeVisible()
  const share = page.getByRole('textbox', { name: /Parte que recebe/ })
  await share.fill('100')
  await share.blur()
  await page.getByRole('button', { name: 'Revisar pedido' }).click()
  await expect(page.getByRole('region', { name: 'O que será enviado' })).toContainText(
    'Deixa de ser dependente',
  )
})
