import { globalStyle, type StyleRule } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { layers } from '../tokens/layers.css.ts'
import { TALL } from '../tokens/tall.ts'

const reset = (selector: string, rule: NonNullable<StyleRule['@layer']>[string]) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } })

reset('*, *::before, *::after', { boxSizing: 'border-box' })
reset('*', { margin: 0, padding: 0 })

// Never `scroll-behavior: smooth`: while the page glides after a focus, an open list takes it for scrolling away and closes.
reset('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingBlock: vars.space['4'],
  // Out from under the bars that stay in sight.
  '@media': {
    [TALL]: { scrollPaddingBlock: `calc(${vars.space['20']} + ${vars.space['2']}) ${vars.space['16']}` },
  },
})

reset('body', {
  minBlockSize: '100dvb',
  backgroundColor: vars.color.ground.page,
  color: vars.color.text.body,
  fontFamily: vars.font.family,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.line.body,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  textRendering: 'optimizeLegibility',
  overflowWrap: 'break-word',
})

reset('h1, h2, h3, h4', {
  fontSize: 'inherit',
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.line.snug,
  color: vars.color.text.strong,
  textWrap: 'balance',
})
reset('p, li, dd', { textWrap: 'pretty' })
reset('ul, ol, menu', { listStyle: 'none' })
reset('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%', blockSize: 'auto' })
reset('input, button, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
reset('button', { background: 'none', border: 0, textAlign: 'inherit' })
reset('a', { color: 'inherit' })
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 })
reset('fieldset', { border: 0, minInlineSize: 0 })
reset('strong, b', { fontWeight: vars.font.weight.semibold })
reset('address, em', { fontStyle: 'normal' })
// A place where something is said later is there from the start, or it would not be heard; empty it takes no room among others.
reset(':is([role="status"], [role="alert"], [aria-live]):empty', { position: 'absolute' })
reset('[hidden]:not([hidden="until-found"])', { display: 'none' })

// A script may move focus to a heading or a region; the ring is for what a person can act on.
reset('[tabindex="-1"]:focus', { outline: 'none' })
reset(':focus-visible', {
  outline: `3px solid ${vars.color.focus.ring}`,
  outlineOffset: '2px',
})
reset('::selection', { backgroundColor: vars.color.brand.fill, color: vars.color.brand.onFill })
