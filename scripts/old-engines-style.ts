import type { Plugin } from 'vite'

/** Where the style sheet is found; `polyfills.js` asks for it by this name. */
const OLD_ENGINES_STYLE = 'old-engines.css'

/** A container of the narrow layouts has about as much less than the screen: the margins of a page. */
const MARGINS = { rem: 2, px: 32 } as const

/**
 * Rules of the style sheets for narrow containers, said for narrow screens: engines of before 2023 (Safari 15, Chrome 104) know no containers,
 * and a table on a phone would be as wide as its columns. One style sheet for those engines alone.
 */
export const oldEnginesStyle: Plugin = {
  name: 'old-engines-style',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const sheets = Object.values(bundle).flatMap((file) =>
      file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
    )
    const source = sheets.map(forScreens).join('')
    if (source === '') this.error('No style sheet has rules for containers.')
    this.emitFile({ type: 'asset', fileName: OLD_ENGINES_STYLE, source })
  },
}

/** Of a minified style sheet what stands in `@container`, with the rules around it, as `@media`. */
export function forScreens(css: string): string {
  return blocksOf(css)
    .map(({ prelude, body }) => {
      if (prelude.startsWith('@container')) return `@media ${asScreen(prelude)}{${body}}`
      const inner = /^@(layer|media|supports)\b/.test(prelude) ? forScreens(body) : ''
      return inner && `${prelude}{${inner}}`
    })
    .join('')
}

/** `@container (width>=480.02px) and (width<=34rem)` → `(min-width:512.02px) and (max-width:36rem)` */
function asScreen(prelude: string): string {
  return prelude
    .replace(/^@container\s*/, '')
    .replaceAll(/width([<>])=([\d.]+)(rem|px)/g, (_, sign: string, size: string, unit: 'rem' | 'px') => {
      const wider = Math.round((Number(size) + MARGINS[unit]) * 100) / 100
      return `${sign === '<' ? 'max' : 'min'}-width:${wider}${unit}`
    })
}

function blocksOf(css: string): { prelude: string; body: string }[] {
  const blocks: { prelude: string; body: string }[] = []
  let depth = 0
  let [start, opened] = [0, 0]
  for (const { 0: sign, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]/g)) {
    if (sign === '{' && depth++ === 0) opened = index
    else if (sign === ';' && depth === 0) start = index + 1
    else if (sign === '}' && --depth === 0) {
      blocks.push({ prelude: css.slice(start, opened).trim(), body: css.slice(opened + 1, index) })
      start = index + 1
    }
  }
  return blocks
}
