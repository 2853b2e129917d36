import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './run-tool.ts'

/** Names of `browserslist` beside those that the bundler knows. Samsung Internet and the others are Chromium of another number. */
const bundlerNames: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
  opera: 'opera',
}

/**
 * The oldest browsers that the portal is made for, as the bundler wants them: `browserslist` of `package.json` is the one place that says
 * it. For programs Safari 15 counts as 16: for it the bundler would write every field of a class anew, 3 KiB on every page, because of one fault
 * (webkit.org/b/236843: brackets in what a field begins with). `tests/bundle/browser-support.test.ts` looks for those.
 */
export const oldestForScripts = (): string[] =>
  oldestBrowsers().map((browser) => browser.replace(/^(safari|ios)15\..*/, (_, name: string) => `${name}16`))

/** The same for style sheets. */
export function oldestBrowsers(): string[] {
  const { browserslist } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    browserslist: string[]
  }
  return browserslist.flatMap((line) => {
    const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? []
    if (version === '') throw new Error(`browserslist says “${line}”, which is not “name >= version”.`)
    const known = bundlerNames[name]
    return known ? [`${known}${version}`] : []
  })
}
