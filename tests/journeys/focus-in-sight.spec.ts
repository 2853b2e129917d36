import { expect, test } from './portal-fixture.ts'

test('at 400% zoom no bar takes room from what is read', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await signIn('Helena', { at: '/services/alterar-contribuicao' })
  await page.evaluate(() => scrollTo(0, 600))
  const barInSight = await page.evaluate(() => {
    const bar = document.querySelector('header')?.getBoundingClientRect()
    return bar !== undefined && bar.bottom > 0
  })
  expect(barInSight).toBe(false)
})
