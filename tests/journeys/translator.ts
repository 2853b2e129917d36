import type { Page } from '@playwright/test'

/**
 * Stands in for a browser's translator: `drops` puts elements of its own where texts stood and drops the texts,
 * `wraps` moves them into its elements. It goes on with what is drawn later.
 */
export type Translator = 'drops' | 'wraps'

export async function translate(page: Page, how: Translator): Promise<void> {
  await page.evaluate((manner) => {
    const isOurs = (node: Node | null | undefined) =>
      (node instanceof Element ? node : node?.parentElement)?.closest(
        'font, script, style, textarea, select, title',
      )
    const translateText = (text: Text) => {
      if (isOurs(text) || text.data.trim() === '') return
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      if (manner === 'drops') {
        inner.append(`${text.data} ·`)
        text.replaceWith(outer)
      } else {
        text.replaceWith(outer)
        inner.append(text)
      }
    }
    const translateAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text)
      for (const text of texts) translateText(text)
    }
    document.documentElement.classList.add('translated-ltr')
    document.documentElement.lang = 'en'
    translateAll(document.body)
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        if (target instanceof Text) translateText(target)
        for (const node of addedNodes)
          if (node instanceof Text) translateText(node)
          else if (!isOurs(node)) translateAll(node)
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  }, how)
}

/** Puts into a document as extensions do: elements around the page, and in and beside its fields. */
export async function extend(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-extension', 'on')
    document.body.setAttribute('data-gr-ext-installed', '')
    document.documentElement.append(document.createElement('grammarly-desktop-integration'))
    document.body.prepend(document.createElement('div'))
    document.body.append(document.createElement('plasmo-csui'))
    for (const field of document.querySelectorAll('input, textarea')) {
      field.setAttribute('data-lt-active', 'true')
      field.setAttribute('data-1p-ignore', '')
      field.after(document.createElement('com-1password-button'))
    }
    for (const form of document.querySelectorAll('form')) form.prepend(document.createElement('span'))
  })
}
