import type { Page } from '@playwright/test'
import { expect, test } from './portal-fixture.ts'

/** Texts whose lines share a place with the plan's picture, unless they stand on something opaque above it. */
const textsOverThePicture = (page: Page) =>
  page.evaluate(() => {
    const picture = document.querySelector('img[src^="/tema/"][alt=""]:not([width])')?.getBoundingClientRect()
    if (!picture || picture.height === 0) return ['no picture']
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const over: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim()) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const lies = Array.from(range.getClientRects()).some(
        ({ top, right, bottom, left }) =>
          right > picture.left && left < picture.right && bottom > picture.top && top < picture.bottom,
      )
      const isOnChrome = node.parentElement?.closest('header, nav, [role="dialog"]')
      if (lies && !isOnChrome) over.push(node.textContent)
    }
    return over
  })

test('the background of a plan lowers no contrast: no words stand on it', async ({ page, signIn }) => {
  await signIn('Ana', { plan: 'HPE' })
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await textsOverThePicture(page), `${width} px`).toEqual([])
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('img[src^="/tema/"][alt=""]:not([width])')).toBeHidden()
})
