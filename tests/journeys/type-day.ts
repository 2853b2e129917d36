import type { Page } from '@playwright/test'

/** Types a day into a date field that is told by its label, as people do: day, month and year one after the other. */
export async function typeDay(page: Page, label: RegExp, isoDay: string): Promise<void> {
  const [year, month, day] = isoDay.split('-')
  await page
    .getByRole('group', { name: label })
    .getByRole('spinbutton', { name: /^dia/i })
    .pressSequentially(`${day}${month}${year}`)
}
