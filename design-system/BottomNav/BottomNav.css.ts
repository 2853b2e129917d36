import { globalStyle, style } from '@vanilla-extract/css'
import { onChrome } from '../chrome/on-chrome.ts'
import { focusRingInside } from '../focus-ring.ts'
import { badge as bellBadge } from '../NotificationBell/NotificationBell.css.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

const { color, space, radius, font, motion } = vars
const { chrome } = color

export const nav = style(
  inComponent({
    vars: onChrome,
    display: 'flex',
    backgroundColor: chrome.ground,
    color: chrome.muted,
    borderBlockStart: `1px solid ${chrome.line}`,
    '@media': { print: { display: 'none' } },
  }),
)

/** Each is as wide as its word asks for: five of one width would break the longest at 320 px. */
export const row = style(inComponent({ flex: '1 1 auto', display: 'grid', minInlineSize: 0 }))

export const glyph = style(
  inComponent({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '3.25rem',
    blockSize: '1.75rem',
    borderRadius: radius.pill,
    transition: `background-color ${motion.fast} ${motion.ease}`,
  }),
)

export const badge = style([
  bellBadge,
  inComponent({ insetBlockStart: '-0.25rem', insetInlineEnd: '0.25rem' }),
])

const link = `${row} > a`

globalStyle(
  link,
  inComponent({
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '0.125rem',
    minBlockSize: '3.75rem',
    paddingInline: '0.125rem',
    paddingBlock: space['1'],
    borderRadius: radius.control,
    color: 'inherit',
    fontSize: '0.6875rem',
    fontWeight: font.weight.medium,
    lineHeight: font.line.snug,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  }),
)

globalStyle(`${link}:focus-visible`, inComponent(focusRingInside))

// By no weight: the words beside it would move.
globalStyle(`${link}[aria-current]`, inComponent({ color: chrome.text }))

globalStyle(
  `${link}[aria-current] > ${glyph}`,
  inComponent({
    backgroundColor: chrome.active,
    color: chrome.onActive,
    '@media': { '(forced-colors: active)': { outline: '2px solid Highlight' } },
  }),
)
