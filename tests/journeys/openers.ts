import { expect, type Page } from '@playwright/test'

/** Buttons that open something over the page or within it; what they open is closed by Escape, and nothing is decided by it. */
const OPENERS = 'button[aria-haspopup]:not([disabled])'

/** Presses whatever was not pressed before under its name, on the page or in a part of it, and closes what came. */
export async function openAndCloseAll(page: Page, pressed: Set<string>, within = 'body'): Promise<void> {
  for (const opener of await page.locator(within).locator(OPENERS).all()) {
    if (!(await opener.isVisible())) continue
    const label = (await opener.getAttribute('aria-label')) ?? (await opener.innerText())
    if (pressed.has(label)) continue
    pressed.add(label)
    await opener.click()
    const opened = page.locator('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]').first()
    await expect(opened, `what “${label}” opens`).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(opened, `what “${label}” opened`).toHaveCount(0)
  }
}
