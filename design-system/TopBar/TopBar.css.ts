import { style } from '@vanilla-extract/css'
import { onChrome } from '../chrome/on-chrome.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { TALL } from '../tokens/tall.ts'

const { color, space, motion, layer } = vars

/** Here each step counts: what stands at the start is words, and a bar of glyphs is 44 px apart by itself. */
const phone = 'screen and (max-width: 30rem)'

export const bar = style(
  inComponent({
    vars: onChrome,
    position: 'relative',
    zIndex: layer.chrome,
    display: 'flex',
    alignItems: 'center',
    gap: space['4'],
    blockSize: space['20'],
    paddingInline: `clamp(${space['4']}, 3vw, ${space['8']})`,
    backgroundColor: color.chrome.ground,
    color: color.chrome.text,
    borderBlockEnd: `1px solid ${color.chrome.line}`,
    transition: `box-shadow ${motion.calm} ${motion.ease}`,
    selectors: { '&[data-scrolled]': { boxShadow: vars.shadow.raised } },
    '@media': {
      [`screen and ${TALL}`]: { position: 'sticky', insetBlockStart: 0 },
      [phone]: { gap: space['2'], paddingInline: space['2'] },
      print: { display: 'none' },
    },
  }),
)

/** Stands at the very top of the page: when it leaves the screen, the page is scrolled. */
export const sentinel = style(inComponent({ position: 'absolute', insetBlockStart: 0, blockSize: '1px' }))

export const start = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    gap: space['3'],
    minInlineSize: 0,
    '@media': { [phone]: { gap: space['1'] } },
  }),
)

export const search = style(
  inComponent({
    flex: 1,
    // The start shrinks, so that the search button never covers it.
    minInlineSize: vars.size.target,
    display: 'flex',
    justifyContent: 'center',
    '@media': { 'screen and (max-width: 48rem)': { justifyContent: 'flex-end' } },
  }),
)

export const searchWidth = style(inComponent({ inlineSize: '100%', maxInlineSize: '30rem' }))

export const actions = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    gap: space['2'],
    marginInlineStart: 'auto',
    flex: 'none',
    '@media': { [phone]: { gap: 0 } },
  }),
)

export const divider = style(
  inComponent({
    inlineSize: '1px',
    blockSize: space['8'],
    marginInline: space['2'],
    backgroundColor: color.chrome.line,
    '@media': { [phone]: { display: 'none' } },
  }),
)
