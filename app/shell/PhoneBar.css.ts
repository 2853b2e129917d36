import { inPage, pageFoot, TALL, vars } from '@portal/design-system/tokens'
import { globalStyle, style } from '@vanilla-extract/css'
import { PHONE_SCREEN } from './screens.ts'

const { color, layer } = vars

const tallPhone = `screen and ${PHONE_SCREEN} and ${TALL}`
const NO_TASK = ':not(:has([data-docked]))'
/** A keyboard on the screen opens for these. */
const typing =
  ':is(textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"])):focus'

/** Gives way to the bar of a task, and to a keyboard on the screen. */
export const bar = style(
  inPage({
    display: 'none',
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: layer.chrome,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    backgroundColor: color.chrome.ground,
    '@media': {
      [tallPhone]: { selectors: { [`html${NO_TASK} &`]: { display: 'block' } } },
      [`${tallPhone} and (pointer: coarse)`]: {
        selectors: { [`html:has(${typing}) &`]: { display: 'none' } },
      },
    },
  }),
)

// Of no weight: a notice that stands higher says by itself how far what has focus is scrolled.
globalStyle(
  `html:where(:has(${bar})${NO_TASK})`,
  inPage({
    '@media': {
      [tallPhone]: {
        vars: { [pageFoot.name]: 'calc(3.8125rem + env(safe-area-inset-bottom))' },
        scrollPaddingBlockEnd: `calc(${pageFoot.size} + 1rem)`,
      },
    },
  }),
)

globalStyle(`body:has(${bar})`, inPage({ '@media': { [tallPhone]: { paddingBlockEnd: pageFoot.size } } }))
