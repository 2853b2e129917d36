import { monthName, monthText } from '#contract/value-text.ts'
import { addToCompetence } from '#domain/calendar.ts'
import { effectiveMonth } from '#domain/contributions/effective-month.ts'
import { makeMoves } from '../at-the-desk.ts'
import { expect, test } from '../portal-fixture.ts'
import { today } from '../today.ts'

const first = () => effectiveMonth(today, { lastFilingDay: 20 })

test('Helena reads what stops, suspends, cannot change her contribution meanwhile, and Karina grants it', async ({
  page,
  signIn,
  atAnotherDesk,
}) => {
  test.setTimeout(120_000)
  await signIn('Helena', { at: '/services/suspend-contribution' })
  await page.getByRole('button', { name: 'Revisar suspensão' }).click()
  await expect(page.getByRole('group', { name: 'Falta corrigir 2 campos' })).toBeFocused()
  await page.getByRole('button', { name: /Meses sem contribuição/ }).click()
  await page.getByRole('option', { name: '2 meses', exact: true }).click()
  await page.getByText(/^Estou ciente de que a cobertura de risco/).click()
  await page.getByRole('button', { name: 'Revisar suspensão' }).click()
  await expect(page.getByRole('row', { name: /Cobertura de risco/ })).toContainText('Suspensa')
  await expect(page.getByRole('row', { name: /Contribuição da patrocinadora/ })).toContainText('0,00')
  const reviewed = await page
    .getByRole('region', { name: 'O que será enviado' })
    .getByRole('row')
    .allTextContents()
  await page.getByRole('button', { name: `Suspender a partir de ${monthName(first())}` }).click()
  await expect(page.getByRole('heading', { name: 'Recebemos seu pedido' })).toBeFocused()
  const protocol = /\d{4}\.\d{7}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? 'nenhum'
  const receipt = page.getByRole('region', { name: 'O que foi enviado' })
  await expect(receipt.getByRole('row')).toHaveText(reviewed)
  const code = /[0-9a-f]{8}(?: [0-9a-f]{8}){7}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0]

  await page.goto('/services/alterar-contribuicao')
  await expect(page.getByRole('heading', { name: 'Você pediu para suspender a contribuição' })).toBeVisible()

  const desk = await atAnotherDesk('Karina', { at: `/request-management?palavraChave=${protocol}` })
  await desk.getByRole('link', { name: new RegExp(protocol) }).click()
  const asked = desk.getByRole('region', { name: 'O que foi pedido' })
  await expect(asked.getByRole('row')).toHaveText(reviewed)
  await expect(desk.getByRole('main')).toContainText(code ?? 'nenhum')
  await makeMoves(desk, 'Assumir', 'Deferir')

  await page.goto('/services/suspend-contribution')
  await expect(
    page.getByRole('heading', { name: `Sua contribuição fica suspensa a partir de ${monthText(first())}` }),
  ).toBeVisible()
  await expect(page.getByRole('group', { name: 'Volta a contribuir em' })).toContainText(
    monthText(addToCompetence(first(), 2)),
  )
  await page.goto('/services/alterar-contribuicao')
  await expect(page.getByRole('heading', { name: 'Sua contribuição fica suspensa' })).toBeVisible()
})

test('Nelson ends his suspension early', async ({ page, signIn }) => {
  await signIn('Nelson', { at: '/services/suspend-contribution' })
  await expect(page.getByRole('heading', { name: 'Sua contribuição está suspensa' })).toBeVisible()
  await page.getByRole('button', { name: 'Encerrar antes do fim' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('300,00')
  await dialog.getByRole('button', { name: `Voltar em ${monthName(first())}` }).click()
  await expect(page.getByText(/^Você encerrou a suspensão em/)).toContainText(monthText(first()))
  await expect(page.getByRole('button', { name: 'Encerrar antes do fim' })).toBeHidden()
})
