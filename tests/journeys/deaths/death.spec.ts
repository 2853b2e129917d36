import { choosePerson } from '../at-the-desk.ts'
import { expect, test } from '../portal-fixture.ts'
import { smallPng } from '../small-png.ts'
import { today } from '../today.ts'
import { typeDay } from '../type-day.ts'

const certificate = { name: 'certidao.png', mimeType: 'image/png', buffer: smallPng }

test('Luiz registers the death of Olívia, and Marta opens the pension of her husband', async ({
  page,
  signIn,
  atAnotherDesk,
}) => {
  test.setTimeout(120_000)
  await signIn('Luiz', { at: '/' })
  await choosePerson(page, 'Olívia Freitas')
  await page.getByRole('button', { name: 'Registrar falecimento' }).click()
  const dialog = page.getByRole('dialog', { name: 'Registrar o falecimento de Olívia Freitas' })
  await typeDay(page, /^Dia do falecimento/, today)
  await dialog.locator('input[type=file]').setInputFiles(certificate)
  await expect(dialog.getByText(/^Arquivo anexado/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Ver o que acontece' }).click()
  await expect(dialog.getByText(/^Pedro Freitas Moura, cônjuge, 60%/)).toBeVisible()
  await expect(dialog.getByText('1 solicitação fica parada')).toBeVisible()
  await expect(dialog.getByRole('group', { name: 'O que acontece' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Registrar falecimento' }).click()
  const death = page.getByRole('group', { name: 'Falecimento', exact: true })
  await expect(death).toBeFocused()
  await expect(death.getByText(/Registrado por Luiz Barbosa/)).toBeVisible()
  await expect(death.getByText(/^Você registrou este falecimento/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Abrir pensão/ })).toHaveCount(0)

  const marta = await atAnotherDesk('Marta', { at: '/' })
  await choosePerson(marta, 'Olívia Freitas')
  await marta.getByRole('button', { name: 'Abrir pensão: Pedro Freitas Moura' }).click()
  const opening = marta.getByRole('dialog', { name: 'Abrir a pensão de Pedro Freitas Moura' })
  await expect(opening).toContainText('A renda continua como era')
  await opening.getByRole('button', { name: /Banco/ }).click()
  await marta.getByRole('option', { name: /^341/ }).click()
  await opening.getByRole('textbox', { name: 'Agência' }).fill('0057')
  await opening.getByRole('textbox', { name: 'Conta' }).fill('12345-7')
  await opening.getByRole('button', { name: 'Abrir pensão' }).click()
  await expect(opening).toBeHidden()
  await expect(marta.getByText(/Pedro Freitas Moura, .* Matrícula 700099-1$/)).toBeVisible()
  await expect(marta.getByRole('button', { name: 'Abrir pensão: Tomás Freitas Moura' })).toBeVisible()
})
