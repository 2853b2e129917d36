import type { Page } from '@playwright/test'
import { sentEmails } from '#backend/testing/sent-emails.ts'
import { dateText } from '#contract/value-text.ts'
import { addDays, saoPauloDateOf } from '#domain/calendar.ts'
import { choosePerson } from '../at-the-desk.ts'
import { linkInEmail } from '../emails.ts'
import { people } from '../people.ts'
import { query } from '../portal-database.ts'
import { expect, type Portal, test } from '../portal-fixture.ts'

const NEW = 'helena.nova@exemplo.example'
const WAITS = 'Troca de e-mail à espera de outro administrador'
const REASON = 'Ligou e disse que não usa mais o endereço antigo.'
const opensOn = () => dateText(addDays(saoPauloDateOf(new Date()), 7))

/** The address of Helena as it is on record. */
async function emailOfHelena(portal: Portal): Promise<string> {
  const { rows } = await query(portal, 'select email from people where name = $1', [people.Helena.name])
  return (rows[0] as { email: string }).email
}

/** Has Helena serve others too, or another level of somebody who does. */
const setLevel = (portal: Portal, name: keyof typeof people, level: number) =>
  query(portal, 'update people set admin_level = $2 where name = $1', [people[name].name, level])

/** Writes another address for Helena, on her card. */
async function writeEmail(desk: Page): Promise<void> {
  await choosePerson(desk, people.Helena.name)
  await desk.getByRole('button', { name: 'Alterar e-mail' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Alterar o e-mail de Helena' })
  await dialog.getByRole('textbox', { name: /Novo e-mail/ }).fill(NEW)
  await dialog.getByRole('textbox', { name: /Motivo/ }).fill(REASON)
  await dialog.getByRole('button', { name: 'Alterar o e-mail' }).click()
  await expect(dialog).toBeHidden()
}

/** Karina gives Helena another address. */
async function changeEmail(desk: Page): Promise<void> {
  await writeEmail(desk)
  await expect(desk.getByText('E-mail alterado com sucesso!').first()).toBeVisible()
}

/** Somebody who says that they forgot Helena's password asks for a link. */
async function forgetPassword(page: Page): Promise<void> {
  await page.goto('/alterar-senha?esqueci=true')
  await page.getByLabel('CPF').fill(people.Helena.cpf)
  await page.getByRole('button', { name: 'Enviar o link' }).click()
  await expect(page.getByRole('heading', { name: 'Confira o seu e-mail' })).toBeFocused()
}

/** The e-mails of a template that an address got. */
async function mailsTo(portal: Portal, to: string, template: string): Promise<string[]> {
  const mails = await sentEmails(portal.dataDir)
  return mails.filter((mail) => mail.to === to && mail.template === template).map(({ text }) => text)
}

/** Says at a desk that Helena's address is hers. */
async function confirmEmail(desk: Page): Promise<void> {
  await choosePerson(desk, people.Helena.name)
  await desk.getByRole('button', { name: 'Confirmar que o e-mail é da pessoa' }).click()
  const dialog = desk.getByRole('alertdialog', { name: 'O e-mail é desta pessoa?' })
  await expect(dialog).toContainText('por outro meio que não seja este e-mail')
  await dialog.getByRole('button', { name: 'Confirmar o e-mail' }).click()
  await expect(dialog).toBeHidden()
}

test('what the desk changed opens no password, and “Não fui eu” from the old address puts it back', async ({
  page,
  portal,
  signIn,
  atAnotherDesk,
}) => {
  test.setTimeout(180_000)
  const before = await emailOfHelena(portal)
  await signIn('Karina')
  await changeEmail(page)

  await test.step('the card says what waits, and that Karina is not the one who confirms it', async () => {
    const card = page.getByRole('group', { name: 'Pessoa escolhida' })
    await expect(card.getByText('E-mail em espera')).toBeVisible()
    await expect(card).toContainText(`Antes de ${opensOn()} ele não cria senha nova`)
    await expect(card).toContainText('Ninguém confirmou ainda. Faltam 2 pessoas do atendimento.')
    await expect(card.getByRole('button', { name: 'Confirmar que o e-mail é da pessoa' })).toBeDisabled()
    await expect(card).toContainText('Foi você quem alterou este e-mail.')
  })

  await test.step('Helena reads it in her profile and in the bell', async () => {
    const helena = await atAnotherDesk('Helena', { at: '/perfil' })
    await expect(helena.getByText('E-mail em espera')).toBeVisible()
    await expect(helena.getByRole('button', { name: 'Confirmar com a minha senha' })).toBeVisible()
    await helena.getByRole('button', { name: /^Notificações/ }).click()
    await expect(helena.getByRole('dialog', { name: /^Notificações/ })).toContainText('E-mail alterado')
  })

  const stranger = await atAnotherDesk('Helena', { at: null })
  await stranger.context().clearCookies()
  await test.step('a password that the new address asks for waits', async () => {
    await forgetPassword(stranger)
    await expect.poll(() => mailsTo(portal, NEW, 'acesso_espera'), { timeout: 30_000 }).toHaveLength(1)
    const [told = ''] = await mailsTo(portal, NEW, 'acesso_espera')
    expect(told).toContain(opensOn())
    expect(told).not.toContain('token=')
    expect(await mailsTo(portal, NEW, 'senha_link')).toEqual([])
  })

  const link = await linkInEmail(portal, before, 'email_confirmar')
  await test.step('the old address says that it was somebody else', async () => {
    await stranger.goto(link)
    await expect(stranger).toHaveURL(`${portal.url}/confirmar-email`)
    await expect(
      stranger.getByRole('heading', { name: 'Foi você quem pediu a troca do seu e-mail?' }),
    ).toBeVisible()
    await expect(stranger.getByRole('main')).toContainText('pelo atendimento')
    await expect(stranger.getByRole('main')).not.toContainText(NEW)
    await stranger.getByRole('button', { name: 'Não fui eu' }).click()
    await stranger.getByRole('alertdialog').getByRole('button', { name: 'Não fui eu, desfazer' }).click()
    await expect(stranger.getByRole('heading', { name: 'O e-mail antigo voltou a valer' })).toBeFocused()
    expect(await emailOfHelena(portal)).toBe(before)
    await stranger.goto(link)
    await expect(stranger.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible()
  })

  await test.step('Marta is told, and nothing waits on the card', async () => {
    const marta = await atAnotherDesk('Marta')
    await marta.getByRole('button', { name: /^Notificações/ }).click()
    await expect(marta.getByRole('dialog', { name: /^Notificações/ })).toContainText(
      'Troca de e-mail contestada',
    )
    await marta.keyboard.press('Escape')
    await choosePerson(marta, people.Helena.name)
    await expect(marta.getByText('E-mail em espera')).toBeHidden()
  })
})

test('Helena says with her password that it is hers', async ({ page, signIn, atAnotherDesk }) => {
  test.setTimeout(120_000)
  await signIn('Karina')
  await changeEmail(page)
  const helena = await atAnotherDesk('Helena', { at: '/perfil' })
  await helena.getByRole('button', { name: 'Confirmar com a minha senha' }).click()
  const dialog = helena.getByRole('dialog', { name: 'Este e-mail é seu?' })
  await dialog.getByLabel('Sua senha').fill('Errada@2026')
  await dialog.getByRole('button', { name: 'Confirmar o e-mail' }).click()
  await expect(dialog.getByText(/A senha não confere/)).toBeVisible()
  await dialog.getByLabel('Sua senha').fill('Prev@2026')
  await dialog.getByRole('button', { name: 'Confirmar o e-mail' }).click()
  await expect(
    helena.locator('[tabindex="-1"]', { hasText: /^[^.]*E-mail confirmado\. Ele já vale para tudo\.$/ }),
  ).toBeFocused()
  await expect(helena.getByText('E-mail em espera')).toBeHidden()
})

test('while Helena attends too, only administrators change her e-mail, and only two of them', async ({
  page,
  portal,
  signIn,
  atAnotherDesk,
}) => {
  test.setTimeout(120_000)
  await setLevel(portal, 'Helena', 1)
  await setLevel(portal, 'Luiz', 3)
  const before = await emailOfHelena(portal)
  const karina = await atAnotherDesk('Karina')
  await choosePerson(karina, people.Helena.name)
  await expect(karina.getByRole('button', { name: 'Alterar e-mail' })).toBeHidden()
  await karina.getByRole('button', { name: /^O que não dá para fazer agora/ }).click()
  // Of her e-mail and of a code for her re-registration.
  await expect(karina.getByText(/Quem muda o acesso dela é um administrador/)).toHaveCount(2)

  await signIn('Marta')
  await writeEmail(page)
  await expect(page.getByText(WAITS)).toBeVisible()
  await expect(page.getByText('E-mail alterado com sucesso!')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Confirmar que o e-mail é da pessoa' })).toBeDisabled()
  expect(await emailOfHelena(portal)).toBe(before)

  const luiz = await atAnotherDesk('Luiz')
  await confirmEmail(luiz)
  await expect(luiz.getByText(WAITS)).toBeHidden()
  expect(await emailOfHelena(portal)).toBe(NEW)
})
