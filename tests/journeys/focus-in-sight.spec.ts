import type { Page } from '@playwright/test'
import { expect, test } from './portal-fixture.ts'

/** The bar that stays in sight and covers the middle of what has focus, as a sentence; null: none does. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    if (!activeElement || activeElement === document.body) return null
    const { left, top, width, height } = activeElement.getBoundingClientRect()
    if (width < 2 || height < 2) return null
    const [x, y] = [left + width / 2, Math.min(Math.max(top + height / 2, 0), innerHeight - 1)]
    let above = document.elementFromPoint(x, y)
    while (above && !/sticky|fixed/.test(getComputedStyle(above).position)) above = above.parentElement
    if (!above || above.contains(activeElement)) return null
    return `${activeElement.outerHTML.slice(0, 120)} under ${above.outerHTML.slice(0, 120)}`
  })

for (const [name, width, height] of [
  ['a telephone', 360, 740],
  ['400% zoom', 320, 256],
  ['a desk', 1280, 720],
] as const) {
  test(`what gets focus is never under a bar, on ${name}`, async ({ page, signIn }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signIn('Helena', { at: null })
    for (const path of ['/', '/services/alterar-contribuicao', '/services/fatca']) {
      await page.goto(path)
      for (let presses = 1; presses <= 45; presses += 1) {
        await page.keyboard.press('Tab')
        // The link that skips to the content slides away first.
        await expect.poll(() => coveredFocus(page), `${path} after ${presses} presses`).toBeNull()
      }
    }
  })
}

test('at 400% zoom no bar takes room from what is read', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await signIn('Helena', { at: null })
  for (const path of ['/services/alterar-contribuicao', '/services/simulador-beneficio']) {
    await page.goto(path)
    await page.evaluate(() => scrollTo(0, 600))
    expect(await barsInSight(page), path).toEqual([])
  }
})

/** Fixed and sticky elements in sight, each by the beginning of its text. */
const barsInSight = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((part) => {
        const { top, bottom, height } = part.getBoundingClientRect()
        const stays = /sticky|fixed/.test(getComputedStyle(part).position)
        return stays && height > 2 && bottom > 0 && top < innerHeight
      })
      .map((part) => part.textContent.slice(0, 60)),
  )
