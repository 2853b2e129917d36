import type { Page } from '@playwright/test'

/**
 * Classes of the page's main part that no style sheet of the document names; those of icons only say which one it is,
 * and `active` that a link leads here. Asked without script
 * it tells what a page would look like until its late scripts have brought their style sheets.
 */
export function classesWithoutStyle(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map((rule) => rule.cssText)
    const styled = new Set(rules.flatMap((rule) => rule.match(/(?<=\.)[\w-]+/g) ?? []))
    const used = [...document.querySelectorAll('main [class]:not(svg)')].flatMap((element) => [
      ...element.classList,
    ])
    return [...new Set(used)].filter((name) => name !== 'active' && !styled.has(name))
  })
}
