import { choose } from './choose-plan.ts'
import { expect, test } from './portal-fixture.ts'

const silence = 'O sistema do plano não respondeu'

test('a page that the API leaves waiting says so, and comes back by itself', async ({
  page,
  api,
  signIn,
}) => {
  await signIn('Ana', { plan: 'HPE', at: null })
  await api.fallSilent()
  const answer = await page.goto('/services/extrato-contribuicao')
  expect(answer?.status()).toBe(503)
  await expect(page.getByRole('heading', { level: 1, name: silence })).toBeFocused()
  await expect(page.getByRole('status')).toHaveText(
    'Esta página volta sozinha assim que o sistema responder.',
  )
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  await api.speak()
  await expect(page.getByRole('heading', { level: 1, name: 'Extrato de contribuições' })).toBeVisible()
})

test('so does one that was reached by a link', async ({ page, api, signIn }) => {
  await signIn('Ana', { plan: 'HPE' })
  await page.getByRole('link', { name: 'Serviços', exact: true }).click()
  await api.fallSilent()
  await page.getByRole('link', { name: /Extrato de contribuições/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: silence })).toBeFocused()
  await api.speak()
  await expect(page.getByRole('heading', { level: 1, name: 'Extrato de contribuições' })).toBeFocused()
})

test('a reload into the silence loses nothing that Ana typed', async ({ page, api, signIn }) => {
  await signIn('Ana', { plan: 'HPE', at: '/services/alterar-contribuicao' })
  await choose(page, 'Contribuição básica', '6%')
  await api.fallSilent()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: silence })).toBeVisible()
  await api.speak()
  await expect(page.getByRole('heading', { level: 1, name: 'Alterar contribuição' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Contribuição básica/ })).toContainText('6%')
})
