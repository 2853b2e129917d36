import { readFile } from 'node:fs/promises'
import { extractText, getDocumentProxy } from 'unpdf'
import { sentEmails } from '#backend/testing/sent-emails.ts'
import { people } from '../people.ts'
import { query } from '../portal-database.ts'
import { expect, test } from '../portal-fixture.ts'

const NEW = 'Nova#Senha1'

const mailsOf = async (dataDir: string, template: string) =>
  (await sentEmails(dataDir)).filter((mail) => mail.template === template)

test('Ana forgot her password: a link by e-mail lets her in, once', async ({ page, portal, context }) => {
  test.setTimeout(120_000)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
  await expect(page.getByRole('heading', { name: 'Esqueci minha senha' })).toBeVisible()
  await page.getByLabel('CPF').fill('529.982.247-26')
  await page.getByRole('button', { name: 'Enviar o link' }).click()
  await expect(page.getByText('CPF inválido. Confira os números.')).toBeVisible()
  await page.getByLabel('CPF').fill(people.Ana.cpf)
  await page.getByRole('button', { name: 'Enviar o link' }).click()
  await expect(page.getByRole('heading', { name: 'Confira o seu e-mail' })).toBeFocused()

  await expect.poll(async () => (await mailsOf(portal.dataDir, 'senha_link')).length).toBe(1)
  const [mail] = await mailsOf(portal.dataDir, 'senha_link')
  expect(mail?.to).toBe('ana.lima@exemplo.example')
  const link = /https?:\/\/\S+token=[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? ''
  await page.goto(link)
  await expect(page).toHaveURL(`${portal.url}/alterar-senha`)
  await expect(page.getByRole('heading', { name: 'Criar nova senha' })).toBeVisible()
  const save = page.getByRole('button', { name: 'Salvar nova senha' })
  await page.getByLabel('Nova senha', { exact: true }).fill('senha')
  await expect(save).toBeDisabled()
  await page.getByLabel('Nova senha', { exact: true }).fill(NEW)
  await expect(page.getByRole('listitem').filter({ hasText: 'Um número' })).toContainText('(cumprido)')
  await page.getByLabel('Confirme a nova senha').fill('Outra#Senha1')
  await save.click()
  await expect(page.getByText('As senhas devem ser iguais')).toBeVisible()
  await page.getByLabel('Confirme a nova senha').fill(NEW)
  await save.click()
  await expect(page.getByText('Senha salva. Entre com ela para continuar.')).toBeVisible()

  await page.goto(link)
  await expect(page.getByText('Este link não vale mais')).toBeVisible()
  await page.goto('/login')
  await page.getByLabel('CPF').fill(people.Ana.cpf)
  await page.getByLabel('Senha').fill(NEW)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('senha')
})

test('Carlos changes his password: his other session ends, and he sees where he is signed in', async ({
  page,
  atAnotherDesk,
  signIn,
}) => {
  test.setTimeout(120_000)
  const other = await atAnotherDesk('Carlos', { anew: true })
  await signIn('Carlos', { at: '/perfil/seguranca' })
  const sessions = page.getByRole('list', { name: 'Sessões abertas' }).getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await expect(sessions.filter({ hasText: 'Este aparelho' })).toContainText('Chrome no')
  await page.getByRole('link', { name: 'Alterar senha' }).click()
  await page.getByLabel('Senha atual').fill('errada')
  await page.getByLabel('Nova senha', { exact: true }).fill(NEW)
  await page.getByLabel('Confirme a nova senha').fill(NEW)
  await page.getByRole('button', { name: 'Alterar senha' }).click()
  await expect(page.getByText('A senha atual não confere.')).toBeVisible()
  await page.getByLabel('Senha atual').fill('Prev@2026')
  await page.getByRole('button', { name: 'Alterar senha' }).click()
  await expect(page.getByRole('heading', { name: 'Senha alterada' })).toBeFocused()
  await other.goto('/perfil')
  await expect(other).toHaveURL(/\/login/)
  await page.goto('/perfil/seguranca')
  await expect(sessions).toHaveCount(1)
  await expect(page.getByRole('list', { name: 'Histórico de acessos' })).toContainText('Entrou')
})

test('Helena changes e-mail and account with her password, allows one thing, and takes her data along', async ({
  page,
  portal,
  signIn,
}) => {
  test.setTimeout(120_000)
  await signIn('Helena', { at: '/perfil' })
  await page.getByRole('button', { name: 'Alterar e-mail' }).click()
  await expect(page.getByLabel('Novo e-mail')).toBeFocused()
  await page.getByLabel('Novo e-mail').fill('helena.nova@exemplo.example')
  await page.getByLabel('Sua senha').fill('errada')
  await page.getByRole('button', { name: 'Salvar e-mail' }).click()
  await expect(page.getByText(/^A senha não confere/)).toBeVisible()
  await page.getByLabel('Sua senha').fill('Prev@2026')
  await page.getByRole('button', { name: 'Salvar e-mail' }).click()
  await expect(page.getByText('E-mail alterado. Avisamos os dois endereços.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'E-mail', exact: true })).toContainText(
    'helena.nova@exemplo.example',
  )
  await expect.poll(async () => (await mailsOf(portal.dataDir, 'email_alterado')).length).toBe(2)
  const told = await mailsOf(portal.dataDir, 'email_alterado')
  expect(told.map(({ to }) => to).toSorted()).toEqual([
    'helena.castro@exemplo.example',
    'helena.nova@exemplo.example',
  ])

  await page.getByRole('button', { name: 'Informar conta' }).click()
  await page.getByRole('button', { name: 'Selecione Banco' }).click()
  await page.getByRole('option', { name: '341 · Itaú' }).click()
  await page.getByLabel('Agência').fill('0057')
  await page.getByLabel('Conta com dígito').fill('123456')
  await page.getByLabel('CPF do titular').fill(people.Ana.cpf)
  await page.getByLabel('Sua senha').fill('Prev@2026')
  await page.getByRole('button', { name: 'Salvar conta' }).click()
  await expect(page.getByText('O dígito não confere com a agência e a conta.')).toBeVisible()
  await expect(page.getByText(/^A conta precisa estar no seu CPF\. Informe/)).toBeVisible()
  await page.getByLabel('Conta com dígito').fill('123457')
  await page.getByLabel('CPF do titular').fill(people.Helena.cpf)
  await page.getByRole('button', { name: 'Salvar conta' }).click()
  await expect(page.getByRole('region', { name: 'Conta bancária' })).toContainText('*****-7')
  await page.getByRole('button', { name: 'Alterar conta' }).click()
  await page.getByRole('button', { name: 'Selecione Banco' }).click()
  await page.getByRole('option', { name: '260 · Nubank' }).click()
  await expect(page.getByLabel('Agência')).toHaveValue('0001')
  await page.getByLabel('Conta com dígito').fill('12345678')
  await page.getByLabel('CPF do titular').fill(people.Helena.cpf)
  await page.getByLabel('Sua senha').fill('Prev@2026')
  await page.getByRole('button', { name: 'Salvar conta' }).click()
  await expect(page.getByRole('region', { name: 'Conta bancária' })).toContainText('Nubank')

  await page.getByRole('link', { name: 'Privacidade' }).click()
  await page.getByText('Receber novidades por e-mail').click()
  await expect(page.getByText(/Autorizado em /)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Receber novidades por e-mail' })).toBeChecked()

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Baixar em PDF' }).click()
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await (await download).path())))
  const { text } = await extractText(pdf, { mergePages: true })
  expect(text).toContain('Helena Castro')
  expect(text).toContain('helena.nova@exemplo.example')
  expect(text).toContain('700301')
  expect(text).not.toContain('Carlos Eduardo')

  await page.getByRole('button', { name: 'Pedir exclusão' }).click()
  await page.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(page.getByText('Escolha o que você quer excluir.')).toBeVisible()
  await page.getByText('Telefones e consentimentos').click()
  await page.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(page.getByText(/^\d{4}\.\d{7}$/)).toBeVisible()
  const { rows } = await query(
    portal,
    `select count(*)::int as filed from requests r join request_kinds k on k.id = r.kind_id where k.slug = 'exclusao-dados'`,
  )
  expect(rows[0]).toEqual({ filed: 1 })
})

test('Ana moves house: the CEP fills her new address in, and the one before stays on record', async ({
  page,
  portal,
  signIn,
}) => {
  test.setTimeout(120_000)
  await signIn('Ana', { plan: 'HPE', at: '/perfil' })
  const card = page.getByRole('region', { name: 'Endereço' })
  await page.getByRole('button', { name: 'Alterar endereço' }).click()
  const cep = page.getByLabel('CEP')
  await expect(cep).toBeFocused()
  await cep.fill('50030-23')
  await page.getByLabel('Número').fill('')
  await page.getByRole('button', { name: 'Salvar endereço' }).click()
  await expect(page.getByText('O cep é obrigatório')).toBeVisible()
  await expect(page.getByText('O número é obrigatório')).toBeVisible()
  await cep.fill('50030-230')
  await expect(page.getByText('Encontramos o endereço. Confira e complete.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Endereço/ })).toHaveValue('Rua do Bom Jesus')
  await page.getByLabel('Número').fill('10')
  await page.locator('input[type=file]').setInputFiles({
    name: 'luz.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    ),
  })
  await expect(page.getByText('Arquivo anexado.')).toBeVisible()
  await page.getByRole('button', { name: 'Salvar endereço' }).click()
  await expect(card).toContainText('Endereço salvo.')
  await expect(card).toContainText('Rua do Bom Jesus, 10')
  await expect(card).toContainText('CEP 50030-230')
  await page.reload()
  await expect(card).toContainText('Recife, PE')
  await expect.poll(async () => (await mailsOf(portal.dataDir, 'endereco_alterado')).length).toBe(1)
  const { rows } = await query(
    portal,
    `select street, proof_file_id is not null as proven from addresses a join people p on p.id = a.person_id
     where p.name = 'Ana Beatriz Lima' order by a.id`,
  )
  expect(rows).toEqual([
    { street: 'Avenida Paulista', proven: expect.any(Boolean) },
    { street: 'Rua do Bom Jesus', proven: true },
  ])
})

test('Dulce chooses light, although the colour of her plan makes it dark, and it is light before anything is painted', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('Dulce', { at: '/perfil' })
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-scheme', 'dark')
  await page.getByRole('radio', { name: 'Claro' }).click()
  await expect(html).toHaveAttribute('data-scheme', 'light')
  await test.step('what is painted first, before any bundle runs, is light', async () => {
    const bare = await context.newPage()
    await bare.route('**/*.js', (route) => route.abort())
    await bare.goto('/', { waitUntil: 'domcontentloaded' })
    await expect(bare.locator('html')).toHaveAttribute('data-scheme', 'light')
    await bare.close()
  })
  await page.goto('/')
  await expect(html).toHaveAttribute('data-scheme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/perfil')
  await page.getByRole('radio', { name: 'Do aparelho' }).click()
  await expect(html).toHaveAttribute('data-scheme', 'system')
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).colorScheme)).toContain('dark')
  await page.getByRole('radio', { name: 'Do plano' }).click()
  await expect(html).toHaveAttribute('data-scheme', 'dark')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
})

test('e-mails to Gustavo come back: Karina reads it on his card until he gives another address in his profile', async ({
  page,
  signIn,
  atAnotherDesk,
  portal,
}) => {
  const { rows } = await query(portal, `select id from people where name = 'Gustavo Teles'`)
  const karina = await atAnotherDesk('Karina', { at: `/?idPessoa=${rows[0]?.id}` })
  const card = karina.getByRole('region', { name: 'Gustavo Teles' })
  await expect(card.getByText(/^E-mails para este endereço estão voltando desde/)).toBeVisible()
  await expect(card.getByRole('link', { name: 'Ver os e-mails que voltaram' })).toBeVisible()

  await signIn('Gustavo', { at: '/perfil' })
  const email = page.getByRole('region', { name: 'E-mail', exact: true })
  await expect(email.getByText(/^Os e-mails que enviamos estão voltando desde/)).toBeVisible()
  await email.getByRole('button', { name: 'Alterar e-mail' }).click()
  await email.getByLabel('Novo e-mail').fill('gustavo.novo@exemplo.example')
  await email.getByLabel('Sua senha').fill('Prev@2026')
  await email.getByRole('button', { name: 'Salvar e-mail' }).click()
  await expect(email.getByText('E-mail alterado. Avisamos os dois endereços.')).toBeVisible()
  await expect(email.getByText(/estão voltando/)).toHaveCount(0)

  await karina.reload()
  await expect(card.getByText('gustavo.novo@exemplo.example')).toBeVisible()
  await expect(card.getByText(/estão voltando/)).toHaveCount(0)
})
