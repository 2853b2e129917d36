import type { Page } from '@playwright/test'

/**
 * The page is there long before its scripts, as on a slow phone: those whose address matches are asked for, and do not come.
 * @returns lets them come
 */
export async function holdScripts(page: Page, addresses = '**/*.js'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
