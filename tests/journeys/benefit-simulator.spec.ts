import { expect, test } from './portal-fixture.ts'

const TITLE = { level: 1, name: 'Simulador de benefício' }

test('Helena opens the simulator on her own numbers, works a year longer, and sees what home promised', async ({
  page,
  signIn,
}) => {
  await signIn('Helena', { at: '/services/simulador-beneficio' })
  await expect(page.getByRole('heading', TITLE)).toBeVisible()
  const table = page.getByRole('table', { name: 'Renda por tipo' })
  const term = table
    .getByRole('row', { name: /^Prazo certo/ })
    .getByRole('cell')
    .first()
  const first = (await term.innerText()).trim()
  const line = page.getByRole('slider', { name: 'Idade ao se aposentar' })
  const age = Number(await line.inputValue())
  await line.press('ArrowRight')
  await expect(page.getByRole('textbox', { name: 'Idade ao se aposentar' })).toHaveValue(String(age + 1))
  await expect(page.getByRole('status').filter({ hasText: `Aos ${age + 1} anos` })).toBeVisible()
  await expect(term).not.toHaveText(first)

  await page.getByRole('button', { name: 'Voltar aos meus dados' }).click()
  await expect(term).toHaveText(first)
  await page.goto('/')
  await expect(page.getByRole('main')).toContainText(first)
})

test('somebody without an account simulates, copies the link, and the link says the same', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByRole('link', { name: /simul/i }).click()
  await expect(page.getByRole('heading', TITLE)).toBeVisible()
  await expect(page.getByText('ainda não há saldo')).toBeVisible()
  await page.getByRole('textbox', { name: 'Sua contribuição por mês' }).fill('500')
  const said = page.getByRole('status').filter({ hasText: 'Aos 60 anos o saldo pode chegar' })
  await expect(said).toBeVisible()
  const sentence = await said.innerText()

  await page.goto('/simulador-beneficio?contribuicao=500')
  await expect(said).toHaveText(sentence)
})

test.describe('an address that somebody made up', () => {
  for (const query of [
    'idade=abc&saldo=1e99&rendimento=-3&percentual=99',
    'idade=%00&prazo[]=3&meta={}',
    '__proto__=1&constructor=2&idade=40&idade=41',
    'aposentadoria=%3Cscript%3Ealert(1)%3C/script%3E',
  ]) {
    test(`opens the simulator all the same: ${query}`, async ({ page }) => {
      const answer = await page.goto(`/simulador-beneficio?${query}`)
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole('heading', TITLE)).toBeVisible()
      await expect(page.getByRole('slider', { name: 'Sua idade' })).toBeEnabled()
    })
  }
})
