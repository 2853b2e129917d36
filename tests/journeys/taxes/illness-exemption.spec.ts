import { ageExemptionText } from '#app/features/taxes/age-exemption/age-exemption.text.ts'
import { monthText } from '#contract/value-text.ts'
import { makeMoves } from '../at-the-desk.ts'
import { payAgain } from '../payroll.ts'
import { expect, test } from '../portal-fixture.ts'
import { today } from '../today.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

test('Carlos asks for the exemption by illness with a report, Luiz grants it, and his next pay slip has no tax', async ({
  page,
  portal,
  signIn,
  atAnotherDesk,
}) => {
  test.setTimeout(150_000)
  await signIn('Carlos', { at: '/services/exemption-65' })
  const sources = page.getByRole('textbox', { name: ageExemptionText.fields.sources })
  await test.step('he begins to fill in the other reason, and leaves it', async () => {
    await page.getByText(ageExemptionText.fields.elsewhere, { exact: true }).click()
    await sources.fill('INSS')
    await page.getByRole('link', { name: 'Doença grave' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('Fica salvo, e você pode continuar depois.')
    await page.getByRole('button', { name: 'Sair da página' }).click()
    await expect(page).toHaveURL(/motivo=doenca/)
    await expect(page).toHaveTitle(/^Isenção por doença grave/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Isenção por doença grave')
  })
  await expect(page.getByText('Só você e quem analisa o pedido veem a doença e o laudo.')).toBeVisible()
  await expect(page.getByRole('group', { name: 'IRRF por mês, hoje' })).toContainText('841,88')

  await test.step('an empty form says everything that is missing, the report included', async () => {
    await page.getByRole('button', { name: 'Revisar pedido' }).click()
    await expect(page.getByRole('group', { name: /^Falta corrigir/ })).toContainText(
      'Envie o laudo médico oficial.',
    )
  })

  const protocol = await test.step('he says what the report says, sends it, and confirms', async () => {
    await page.getByRole('button', { name: /Doença, como está no laudo/ }).click()
    await page.getByRole('option', { name: 'Doença de Parkinson' }).click()
    for (const [index, part] of ['dia', 'mês', 'ano'].entries()) {
      await page
        .getByRole('group', { name: /Data do diagnóstico/ })
        .getByRole('spinbutton', { name: new RegExp(`^${part}`, 'i') })
        .pressSequentially(today.split('-').toReversed()[index] ?? '')
    }
    await page.getByRole('button', { name: /Quem emitiu o laudo/ }).click()
    await page.getByRole('option', { name: 'Estado', exact: true }).click()
    await page.getByText('Não', { exact: true }).click()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'laudo.png', mimeType: 'image/png', buffer: png })
    await expect(page.getByText('Arquivo anexado.')).toBeVisible()
    await page.getByText(/^Declaro que o laudo é verdadeiro/).click()
    await page.getByRole('button', { name: 'Revisar pedido' }).click()
    await expect(page.getByRole('main')).toContainText('para R$ 0,00 por mês')
    await page.getByRole('button', { name: /^Pedir a isenção a partir de/ }).click()
    await expect(page.getByRole('heading', { name: 'Recebemos seu pedido' })).toBeFocused()
    return /\d{4}\.\d{7}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? 'nenhum'
  })

  await test.step('what he began for the other reason is still there', async () => {
    await page.goto('/services/exemption-65')
    await expect(sources).toHaveValue('INSS')
  })

  const at = `/request-management?palavraChave=${protocol}`
  await test.step('Karina, who does not decide on it, sees neither the illness nor the report', async () => {
    const desk = await atAnotherDesk('Karina', { at })
    await expect(desk.getByRole('main')).not.toContainText('Parkinson')
    await desk.getByRole('link', { name: new RegExp(protocol) }).click()
    await expect(desk.getByRole('main')).toContainText('Só aparece para quem analisa o pedido')
    await expect(desk.getByRole('main')).not.toContainText('Parkinson')
    await expect(desk.getByRole('main')).not.toContainText('Documento do pedido de isenção')
  })

  await test.step('Luiz reads both, and grants it', async () => {
    const desk = await atAnotherDesk('Luiz', { at })
    await desk.getByRole('link', { name: new RegExp(protocol) }).click()
    await expect(desk.getByRole('main')).toContainText('Doença de Parkinson')
    await expect(desk.getByRole('main')).toContainText('Documento do pedido de isenção')
    await makeMoves(desk, 'Assumir', 'Deferir')
  })

  await page.goto('/services/exemption-65?motivo=doenca')
  await expect(page.getByRole('heading', { name: 'Seu benefício já é isento' })).toBeVisible()

  await test.step('the payroll draws the next slip without tax', async () => {
    const month = await payAgain(portal, '100871')
    await page.goto(`/services/contracheque?competencia=${month}`)
    await expect(
      page.getByRole('heading', { level: 1, name: `Contracheque de ${monthText(month)}` }),
    ).toBeVisible()
    await page.getByRole('button', { name: /^IRRF: R\$\s0,00/ }).click()
    await expect(page.getByText(/Isenção por moléstia grave/)).toBeVisible()
  })
})
