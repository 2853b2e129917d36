import type { BrowserContext } from '@playwright/test'

/** Methods that browsers of `browserslist` lack, by the place where they would be found. */
const lacking = {
  'Array.prototype': 'at findLast findLastIndex toReversed toSorted toSpliced with',
  'String.prototype': 'at isWellFormed replaceAll toWellFormed',
  'Set.prototype': 'difference intersection isDisjointFrom isSubsetOf isSupersetOf symmetricDifference union',
  'Iterator.prototype': 'drop every filter find flatMap forEach map reduce some take toArray',
  'Element.prototype': 'checkVisibility hidePopover showPopover togglePopover',
  'HTMLElement.prototype': 'hidePopover showPopover togglePopover',
  Array: 'fromAsync',
  Object: 'groupBy hasOwn',
  Map: 'groupBy',
  Promise: 'try withResolvers',
  URL: 'canParse parse',
  AbortSignal: 'any timeout',
  crypto: 'randomUUID',
  'Intl.Locale.prototype': 'getWeekInfo getTextInfo',
  document: 'startViewTransition',
  globalThis: 'structuredClone scheduler navigation requestIdleCallback cancelIdleCallback Iterator',
}

/** The rules of a style sheet as an engine that lacks the newer ones takes them: what it cannot read it leaves out. */
function asOldEngineReads(css: string): string {
  return css
    .replaceAll(/@container\s*[^{]*\{/g, '@media not all{')
    .replaceAll(/\bcolor-mix\(/g, 'unknown-mix(')
    .replaceAll(/:has\(/g, ':unknown-has(')
    .replaceAll(/(\d)(d|s|l)v([hbiw]|min|max)\b/g, '$1unknown')
    .replaceAll(/(\d)cq([iwbh])\b/g, '$1unknown')
    .replaceAll(/(\d)lh\b/g, '$1unknown')
    .replaceAll(/\b(field-sizing|text-wrap|container-type|translate|rotate)\s*:/g, 'unknown:')
}

/** Makes the pages of a context run in a browser of some years ago: the methods are gone before any script, and styles are half read. */
export async function makeOld(context: BrowserContext): Promise<void> {
  await context.addInitScript((named) => {
    CSS.supports = () => false
    for (const [path, names] of Object.entries(named)) {
      const place = path
        .split('.')
        .filter((name) => name !== 'globalThis')
        .reduce<unknown>(
          (inside, name) => (inside as Record<string, unknown> | undefined)?.[name],
          globalThis,
        )
      if (typeof place !== 'object' && typeof place !== 'function') continue
      for (const name of names.split(' '))
        for (let at: unknown = place; at; at = Object.getPrototypeOf(at)) Reflect.deleteProperty(at, name)
    }
  }, lacking)
  await context.route('**/*.css', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: asOldEngineReads(await response.text()) })
  })
}
