import { choosePerson } from '../at-the-desk.ts'
import { expect, test } from '../portal-fixture.ts'
import { today } from '../today.ts'
import { typeDay } from '../type-day.ts'

test('Luiz registers that Helena left the sponsor and delivers her statement, and she finds her four options', async ({
  page,
  signIn,
  atAnotherDesk,
}) => {
  test.setTimeout(120_000)
  await signIn('Luiz', { at: '/' })
  await choosePerson(page, 'Helena Castro')
  await page.getByRole('button', { name: 'Registrar desligamento: DXC' }).click()
  const dialog = page.getByRole('dialog', { name: 'Registrar o desligamento no plano DXC' })
  await expect(dialog).toContainText('As contribuições param')
  await typeDay(page, /^Último dia/, today)
  await typeDay(page, /^Dia em que a patrocinadora/, today)
  await dialog.getByRole('button', { name: 'Registrar desligamento' }).click()
  await expect(dialog).toBeHidden()
  const person = page.getByRole('group', { name: 'Pessoa escolhida' })
  await expect(person).toBeFocused()
  await page.getByRole('button', { name: 'Entregar extrato de desligamento: DXC' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('o prazo para escolher começa hoje')
  await question.getByRole('button', { name: 'Entregar' }).click()
  await expect(question).toBeHidden()
  await expect(person).toBeFocused()

  // She signed in before she was moved.
  const helena = await atAnotherDesk('Helena', { at: '/services' })
  await helena.getByRole('link', { name: 'Comparar as opções' }).click()
  await helena.getByRole('link', { name: 'Ver o extrato de desligamento' }).click()
  await expect(helena.getByText(/^Você pode escolher até/)).toBeVisible()
})
