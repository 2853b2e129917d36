import type { Page } from '@playwright/test'
import { query } from '../portal-database.ts'
import { expect, type Portal, test } from '../portal-fixture.ts'

const WANTED = 10

/** The bar of the case, which is drawn once its acts are known. */
const bar = (page: Page) => page.getByRole('group', { name: 'O que fazer com a solicitação' })

/** The case on screen, by its protocol. */
const protocol = async (page: Page) => /Protocolo \S+/.exec(await page.getByRole('main').innerText())?.[0]

/** Goes on by keys, counting them, and waits until another case is on screen. */
async function onwards(page: Page, keys: readonly string[]): Promise<number> {
  const before = await protocol(page)
  for (const key of keys) {
    await page.keyboard.press(key)
    if (key === 'Shift+D')
      await expect(page.getByRole('button', { name: 'Deferir e abrir a próxima' })).toBeFocused()
  }
  await expect.poll(() => protocol(page)).not.toBe(before)
  return keys.length
}

async function grantedByLuiz(portal: Portal): Promise<number> {
  const { rows } = await query(
    portal,
    `select count(distinct request_id)::int as count from request_events
     where to_status = 5 and author_id = (select id from people where name = 'Luiz Barbosa')`,
  )
  return rows[0].count
}

test('Luiz works through ten cases by keyboard alone: two keys a case, the most urgent always next', async ({
  page,
  portal,
  signIn,
}) => {
  test.setTimeout(120_000)
  await signIn('Luiz', { at: '/request-management' })
  const before = await grantedByLuiz(portal)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/idRequisicao=/)
  let granted = 0
  let keys = 2
  let skipped = 0
  while (granted < WANTED && skipped < WANTED) {
    await expect(bar(page).getByRole('button', { name: 'Próxima' })).toBeVisible()
    // Requests that cannot be granted, or not today, say so on their page.
    const isOffered = await bar(page).getByRole('button', { name: 'Deferir', exact: true }).isVisible()
    const canGrant = isOffered && !(await page.getByText('Hoje não é possível deferir').isVisible())
    if (canGrant) granted += 1
    else skipped += 1
    keys += await onwards(page, canGrant ? ['Shift+D', 'Enter'] : ['n'])
  }
  expect(granted).toBe(WANTED)
  expect(keys).toBe(2 + 2 * granted + skipped)
  expect((await grantedByLuiz(portal)) - before).toBe(WANTED)
})
