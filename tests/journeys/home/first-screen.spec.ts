import type { Page } from '@playwright/test'
import type { PersonName } from '../people.ts'
import { expect, test } from '../portal-fixture.ts'

/** A phone and a desk, with the most that home may be high there. */
const screens = [
  { width: 360, height: 780, most: 1_900 },
  { width: 1_440, height: 900, most: 1_400 },
]

/** More than that nobody reads before they have found what they came for. */
const MOST_WORDS = 150

/** The sentence in which each of them reads what they came for. */
const cameFor: Partial<Record<PersonName, { plan?: string; sentence: RegExp }>> = {
  Ana: { plan: 'HPE', sentence: /^Aos \d+ anos você pode receber dos seus 2 planos$/ },
  Carlos: { sentence: /caem$/ },
  Dulce: { sentence: /caem$/ },
  Eduardo: { sentence: /^Você deve$/ },
  Fernanda: { sentence: /^Aos \d+ anos você pode receber$/ },
  Gustavo: { sentence: /^Para escolher o que fazer com o seu plano, você tem$/ },
  Helena: { sentence: /^Aos \d+ anos você pode receber$/ },
  Nelson: { sentence: /^Suas contribuições estão suspensas até$/ },
  Olivia: { sentence: /caem$/ },
  Karina: { sentence: /^Prazo vencido$/ },
  Luiz: { sentence: /^Prazo vencido$/ },
  Marta: { sentence: /^Prazo vencido$/ },
}

for (const [name, { plan, sentence }] of Object.entries(cameFor)) {
  test(`${name} finds what they came for in the first screen, and home is short`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await signIn(name as PersonName, { plan })
    for (const { width, height, most } of screens) {
      await page.setViewportSize({ width, height })
      const figure = page.getByRole('group', { name: sentence })
      await expect(figure).toBeVisible()
      const box = await figure.boundingBox()
      expect((box?.y ?? height) + (box?.height ?? 0), `${name} at ${width} px`).toBeLessThanOrEqual(height)
      expect(await figureSize(page, sentence), `${name} at ${width} px`).toBeGreaterThanOrEqual(28)
      const high = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(high, `${name} at ${width} px`).toBeLessThanOrEqual(most)
      expect(await wordsIn(page), `${name} at ${width} px`).toBeLessThanOrEqual(MOST_WORDS)
    }
  })
}

for (const name of ['Igor', 'Joana'] as const) {
  test(`${name}, who has not ended the first access, goes on with it`, async ({ page, signIn }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await signIn(name)
    await expect(page).toHaveURL(/\/onboarding/)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  })
}

/** Largest letters of the figure, px. */
async function figureSize(page: Page, sentence: RegExp): Promise<number> {
  return page
    .getByRole('group', { name: sentence })
    .evaluate((group) =>
      Math.max(...[...group.children].map((part) => Number.parseFloat(getComputedStyle(part).fontSize))),
    )
}

async function wordsIn(page: Page): Promise<number> {
  const text = await page.getByRole('main').evaluate((main: HTMLElement) => main.innerText)
  return text.split(/\s+/).filter(Boolean).length
}
