import { expect, type Page } from '@playwright/test'

/** Chooses a plan in the dialog that asks for one, and waits for home. */
export async function choosePlan(page: Page, plan: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Escolha seu plano' })
  await dialog.getByRole('button', { name: new RegExp(plan) }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(`Você está vendo o plano ${plan}.`).first()).toBeVisible()
}

/** Chooses an entry of a select by its label. Its list takes a moment to close, and the next one must not be taken for it. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(label) }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
  await expect(page.getByRole('listbox')).toBeHidden()
}
