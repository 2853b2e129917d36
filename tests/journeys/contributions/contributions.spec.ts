import { readFile } from 'node:fs/promises'
import readExcelFile from 'read-excel-file/node'
import { monthName } from '#contract/value-text.ts'
import { defaultContributionParameters } from '#domain/contributions/contribution-parameters.ts'
import { effectiveMonth } from '#domain/contributions/effective-month.ts'
import { makeMoves } from '../at-the-desk.ts'
import { choose, choosePlan } from '../choose-plan.ts'
import { people } from '../people.ts'
import { query } from '../portal-database.ts'
import { expect, patient, test } from '../portal-fixture.ts'
import { today } from '../today.ts'

const firstMonth = () => effectiveMonth(today, defaultContributionParameters)

test('Ana raises her contribution, follows the request, and Marta sends it back', async ({
  page,
  signIn,
  atAnotherDesk,
}) => {
  test.setTimeout(120_000)
  await signIn('Ana', { plan: 'HPE' })

  await test.step('6% and 5% are 201,58 and 541,65, and the sponsor doubles the basic part', async () => {
    await page.getByRole('link', { name: 'Serviços', exact: true }).click()
    await page.getByRole('link', { name: /Alterar contribuição/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Alterar contribuição' })).toBeVisible()
    await expect(page.getByRole('button', { name: /Contribuição suplementar/ })).toBeDisabled()
    await choose(page, 'Contribuição básica', '6%')
    await choose(page, 'Contribuição suplementar', '5%')
    const effect = page.getByRole('region', { name: 'O que muda por mês' })
    await expect(effect).toContainText('201,58')
    await expect(effect).toContainText('541,65')
    await expect(effect).toContainText('944,81')
  })

  const protocol = await test.step('she reviews, confirms and gets a protocol', async () => {
    await page.getByRole('button', { name: 'Revisar alteração' }).click()
    await expect(page.getByRole('heading', { name: 'Confira antes de enviar' })).toBeFocused()
    await page.getByRole('button', { name: `Alterar a partir de ${monthName(firstMonth())}` }).click()
    await expect(page.getByRole('heading', { name: 'Recebemos seu pedido' })).toBeFocused()
    const text = await page.getByRole('main').textContent()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Baixar comprovante em PDF' }).click()
    expect((await download).suggestedFilename()).toMatch(/^solicitacao_\d{4}\.\d{7}\.pdf$/)
    return /\d{4}\.\d{7}/.exec(text ?? '')?.[0] ?? 'nenhum'
  })
  expect(protocol).toMatch(/^\d{4}\.\d{7}$/)

  await test.step('she finds it among her requests and exports them', async () => {
    await page.goto('/services/requests')
    await page.getByLabel('Palavra-chave').fill(protocol)
    await page.getByRole('button', { name: 'Buscar' }).click()
    await expect(page.getByRole('heading', { name: '1 solicitação encontrada' })).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exportar planilha' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^requisicoes_\d{8}_\d{6}\.xlsx$/)
    const sheets = await readExcelFile(await readFile(await file.path()))
    const cells = JSON.stringify(sheets)
    expect(cells).toContain(protocol)
    expect(cells).not.toContain('52998224725')
    expect(cells).not.toContain(people.Ana.cpf)
  })

  await test.step('she asks for help about it in a chat', async () => {
    await page.getByRole('button', { name: `Conversar sobre a solicitação ${protocol}` }).click()
    const message = page.getByRole('textbox', { name: 'Mensagem' })
    await expect(message).toHaveValue(/^Olá, preciso de ajuda com a minha solicitação de/)
    await page.getByRole('button', { name: 'Enviar mensagem' }).click()
    await expect(page).toHaveURL(/\/chat\?idConversa=\d+/)
    await expect(page.getByRole('log', { name: /^Mensagens de/ })).toContainText(
      'Olá, preciso de ajuda com a minha solicitação de',
    )
  })

  await test.step('Marta returns it with a reason, and Ana’s bell rings without a reload', async () => {
    await page.goto('/')
    const bell = page.getByRole('button', { name: /^Notificações/ })
    await expect(bell).toHaveAccessibleName(/3 não lidas/)
    const desk = await atAnotherDesk('Marta')
    await desk.getByRole('link', { name: 'Central de solicitações' }).click()
    await desk.getByLabel('Palavra-chave').fill(protocol)
    await desk.getByRole('button', { name: 'Buscar' }).click()
    await desk.getByRole('link', { name: new RegExp(protocol) }).click()
    await expect(desk.getByRole('main')).toContainText('541,65')
    await makeMoves(desk, 'Assumir')
    await desk.getByRole('button', { name: 'Devolver para correção' }).click()
    const dialog = desk.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Devolver para correção' }).click()
    await expect(dialog).toContainText('Marque ao menos um campo ou documento.')
    for (const field of ['Contribuição básica', 'Contribuição suplementar']) {
      await dialog.getByRole('checkbox', { name: field }).check({ force: true })
    }
    await dialog
      .getByLabel('O que corrigir em “Contribuição suplementar”')
      .fill('O formulário assinado diz 3%.')
    await dialog.getByRole('button', { name: 'Devolver para correção' }).click()
    await expect(dialog).toContainText('Escreva o motivo.')
    await dialog.getByLabel('Motivo').fill('Confirme se quer mesmo 5% de suplementar.')
    await dialog.getByRole('button', { name: 'Devolver para correção' }).click()
    await expect(dialog).toBeHidden()
    await expect(bell).toHaveAccessibleName(/5 não lidas/)
  })

  await test.step('Ana reads the reason, corrects and sends again under the same protocol', async () => {
    await page.getByRole('button', { name: /^Notificações/ }).click()
    await page.getByRole('dialog').getByRole('link').filter({ hasText: protocol }).first().click()
    await expect(page.getByRole('main')).toContainText('Confirme se quer mesmo 5% de suplementar.')
    await expect(page.getByRole('main')).toContainText(
      'Contribuição suplementar: O formulário assinado diz 3%.',
    )
    await page.getByRole('link', { name: 'Corrigir e reenviar' }).click()
    const [basic, supplementary] = [
      page.getByRole('button', { name: /Contribuição básica/ }),
      page.getByRole('button', { name: /Contribuição suplementar/ }),
    ]
    await expect(basic).toBeFocused()
    await expect(basic).toHaveAccessibleDescription(/Corrija este campo/)
    await expect(supplementary).toHaveAccessibleDescription(/Corrija: O formulário assinado diz 3%/)
    await page.getByRole('link', { name: 'Contribuição suplementar' }).click()
    await expect(supplementary).toBeFocused()
    await choose(page, 'Contribuição suplementar', '3%')
    await expect(supplementary).not.toHaveAccessibleDescription(/Corrija/)
    await page.getByRole('button', { name: 'Revisar alteração' }).click()
    await page.getByRole('button', { name: /^Alterar a partir de/ }).click()
    await expect(page.getByRole('heading', { name: 'Recebemos seu pedido' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(protocol)
  })
})

test('an answer that got lost: after cancelling, the same change is filed anew and never shown as filed before', async ({
  page,
  signIn,
}) => {
  test.setTimeout(120_000)
  await signIn('Ana', { plan: 'HPE', at: '/services/alterar-contribuicao' })
  await choose(page, 'Contribuição básica', '6%')
  await choose(page, 'Contribuição suplementar', '5%')
  await page.getByRole('button', { name: 'Revisar alteração' }).click()
  const confirm = page.getByRole('button', { name: /^Alterar a partir de/ })

  await page.route('**/_serverFn/**', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort()
  })
  await confirm.click()
  await expect(page.getByText('Parece que você está sem conexão.', { exact: false })).toBeVisible()
  await page.unroute('**/_serverFn/**')

  await page.goto('/services/requests')
  await page.getByRole('table', { name: 'Solicitações' }).getByRole('link').first().click()
  await page.getByRole('button', { name: 'Cancelar solicitação' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar solicitação' }).click()
  await expect(page.getByText(/\d{4}\.\d{7}: Cancelada/)).toBeVisible()
  const cancelled = /\d{4}\.\d{7}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? 'nenhum'

  await page.goto('/services/alterar-contribuicao')
  await choose(page, 'Contribuição básica', '6%')
  await choose(page, 'Contribuição suplementar', '5%')
  await page.getByRole('button', { name: 'Revisar alteração' }).click()
  await confirm.click()
  await expect(page.getByText('Não é possível enviar agora')).toBeVisible()
  await confirm.click()
  await expect(page.getByRole('heading', { name: 'Recebemos seu pedido' })).toBeFocused()
  await expect(page.getByRole('main')).toContainText(/\d{4}\.\d{7}/)
  await expect(page.getByRole('main')).not.toContainText(cancelled)
})

test('the plan is changed in another tab: what the first tab confirms is filed in neither', async ({
  page,
  portal,
  signIn,
  context,
}) => {
  const startedAt = new Date()
  await signIn('Ana', { plan: 'HPE', at: '/services/alterar-contribuicao' })
  await choose(page, 'Contribuição básica', '6%')
  await page.getByRole('button', { name: 'Revisar alteração' }).click()

  const other = patient(await context.newPage())
  await other.goto('/')
  await other.getByRole('button', { name: `Menu de ${people.Ana.name}` }).click()
  await other.getByRole('menuitem', { name: 'Trocar de plano' }).click()
  await choosePlan(other, 'MAIS_VALOR')

  await page.getByRole('button', { name: /^Alterar a partir de/ }).click()
  await expect(page.getByText('O plano foi trocado em outra aba. Recarregue a página.')).toBeVisible()
  const { rows } = await query(portal, 'select id from requests where filed_at > $1', [startedAt])
  expect(rows).toEqual([])
})
