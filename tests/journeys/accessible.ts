import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Rules that a page can break in dark alone: the rest of it is the same. */
const OF_COLORS = ['color-contrast', 'link-in-text-block']

const EVERY_LEVEL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Look = {
  rules?: 'all' | 'of-colours'
  /** Left aside, as a selector. */
  without?: string
}

/** axe finds nothing on the page as it is shown. */
export async function expectAccessible(page: Page, { rules = 'all', without }: Look = {}): Promise<void> {
  // Nobody reads what a page does right: naming all of that is two fifths of a check. The blank page that would bring frames together is half.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  if (rules === 'of-colours') axe.withRules(OF_COLORS)
  else axe.withTags(EVERY_LEVEL)
  if (without !== undefined) axe.exclude(without)
  const { violations } = await axe.analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  expect(found, page.url()).toEqual([])
}
