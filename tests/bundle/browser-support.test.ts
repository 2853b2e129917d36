import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Node, parse } from 'acorn'
import { simple } from 'acorn-walk'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '#tests/boundaries/source-files.ts'

/*
 * The oldest browsers are those of `browserslist` in `package.json`; Safari 15.4, Chrome 99 and Firefox 115 decide. What is newer than one of
 * them must be lowered by the build, filled in by `polyfills.js`, or not needed.
 */

const client = join(projectRoot, 'dist', 'client')
const textOf = (file: string) => readFileSync(join(client, file), 'utf8')
/** The reader of PDFs runs where it can and says so where it cannot: its own build brings most of what it needs. */
const READER = /\/(open-pdf-|pdf\.worker)/

const scripts = globSync('assets/*.{js,mjs}', { cwd: client })
  .filter((file) => !READER.test(file))
  .map((file) => ({ file, text: textOf(file) }))
const styles = globSync('assets/*.css', { cwd: client }).map((file) => ({ file, text: textOf(file) }))

const polyfills = readFileSync(join(projectRoot, 'app/hydration/polyfills.js'), 'utf8')
const inlineTest = readFileSync(join(projectRoot, 'app/hydration/load-polyfills.ts'), 'utf8')

/** Methods that one of the oldest browsers lacks: as they are called, and their name. */
const newer: readonly (readonly [RegExp, string])[] = [
  ...['toReversed', 'toSorted', 'toSpliced', 'checkVisibility', 'isWellFormed', 'toWellFormed'].map(
    (name) => [new RegExp(`\\.${name}\\(`), name] as const,
  ),
  ...['groupBy', 'canParse', 'withResolvers', 'fromAsync', 'sumPrecise', 'isError'].map(
    (name) => [new RegExp(`\\b(?:Object|Map|URL|Promise|Array|Math|Error)\\.${name}\\b`), name] as const,
  ),
  [/\bPromise\.try\b/, 'try'],
  [/\bRegExp\.escape\b/, 'escape'],
  [/\bAbortSignal\.any\b/, 'any'],
  [/\bAbortSignal\.timeout\b/, 'timeout'],
  [/\.with\(/, 'with'],
  [/\.(?:union|intersection|difference|symmetricDifference)\(new Set/, 'Set.prototype'],
  [/\.(?:isSubsetOf|isSupersetOf|isDisjointFrom)\(/, 'Set.prototype'],
  [
    /\.(?:values|keys|entries)\(\)\.(?:map|filter|some|every|find|reduce|toArray|take|drop|flatMap)\(/,
    'Iterator',
  ],
  [/\bIterator\.(?:from|concat)\b/, 'Iterator'],
  [/\bIntl\.(?:Segmenter|DurationFormat)\b/, 'Intl'],
  [/\bscheduler\.(?:yield|postTask)\b/, 'scheduler'],
  [/\.(?:getOrInsert|getOrInsertComputed)\(/, 'getOrInsert'],
  [/\(\?<[=!]/, 'looking behind in a pattern (Safari 16.4)'],
]

/** All that a style sheet may say although an old engine does not know it, and why nothing is lost. */
const leftOut: Readonly<Record<string, string>> = {
  '@container': 'old-engines.css says the same for narrow screens',
  ':has(': 'each use moves, rings or hides something that serves as it is too',
  'color-mix(': 'lines and shades; what a text stands on asks @supports',
  'field-sizing': 'a field of fixed height scrolls',
  'text-wrap': 'lines break where they do',
  subgrid: 'columns stand in a grid of their own',
  dvb: 'heights of pages and parts: they are as high as what is in them',
  dvh: 'react-aria says the height of the screen itself; what is left scrolls with the page',
  cqi: 'charts and figures keep the size that they have without',
  cqb: 'a picture turned in the viewer',
  lh: 'a field begins with one line',
}

/** Everything in style sheets that one of the oldest engines does not know. */
const newerStyle =
  /@container|@scope|@starting-style|@property|:has\(|:dir\(|:user-(?:in)?valid|:popover-open|light-dark\(|color-mix\(|oklch\(from|\b(?:field-sizing|text-wrap|interpolate-size|animation-timeline|anchor-name|position-anchor|view-transition-name)(?=:)|subgrid|(?<=\d)(?:[dsl]v[hbiw]|[dsl]vmin|[dsl]vmax|cq[iwbh]|r?lh)\b|\([^()]*width\s*[<>][^()]*\)(?=[^{}]*\{)/g

describe('what the oldest browsers get', () => {
  it.each(scripts)('$file has no words that they do not know', ({ text }) => {
    const program = parse(text, { ecmaVersion: 2022, sourceType: 'module' })
    const faults: string[] = []
    const say = (node: Node) => faults.push(text.slice(node.start, node.start + 80))
    simple(program, {
      StaticBlock: say,
      // Safari 15 looks for names in the wrong place where a field begins with brackets, once it has run often (webkit.org/b/236843).
      PropertyDefinition: (node) => {
        const { value } = node
        if (!value || node.static || /Function|Literal$/.test(value.type)) return
        if (text.slice(value.start, value.end).includes('(')) say(node)
      },
    })
    expect(faults).toEqual([])
  })

  it('calls no method that they lack and that is not filled in', () => {
    const lacking = scripts.flatMap(({ file, text }) =>
      newer.flatMap(([call, name]) =>
        call.test(text) && !polyfills.includes(`${name}(`) ? [`${file}: ${name}`] : [],
      ),
    )
    expect(lacking).toEqual([])
  })

  it('asks for what is filled in where any of it is missing', () => {
    const filled = Array.from(polyfills.matchAll(/^ {4}(\w+)(?:\(|,$|:)/gm), ([, name]) => name)
    expect(filled.length).toBeGreaterThan(15)
    expect(filled.filter((name) => !new RegExp(`\\b${name}\\b`).test(inlineTest))).toEqual([])
  })

  it('has nothing in its style sheets that they do not know and that would be missed', () => {
    const found = new Set(styles.flatMap(({ text }) => text.match(newerStyle) ?? []))
    const unknown = [...found].filter((sign) => !(sign in leftOut) && !/^\([^()]*width/.test(sign))
    expect(unknown).toEqual([])
  })

  it('has rules for screens by words that they know', () => {
    const media = styles.flatMap(({ text }) => text.match(/@media[^{]*/g) ?? [])
    expect(media.filter((rule) => /[<>]/.test(rule))).toEqual([])
    const old = readFileSync(join(client, 'old-engines.css'), 'utf8')
    expect(old).toContain('@media')
    expect(old).not.toMatch(/@container|width[<>]/)
  })
})
