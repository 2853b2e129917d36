import { inPage, typeStyle, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color, font, radius, space } = vars

/** The table stacks its cells below this width of its own, with the values at the end of the line. */
const STACKED = '(max-width: 480px)'

/** Between a phone and a desk the lines of a cell may break, and what still does not fit is scrolled to. */
const NARROW = '(max-width: 760px)'

export const scroller = style(
  inPage({ overflowX: 'auto', margin: `calc(-1 * ${space['1']})`, padding: space['1'] }),
)

/** Lines of one cell, under each other. */
export const stack = style(
  inPage({
    display: 'inline-flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space['1'],
    '@container': { [STACKED]: { alignItems: 'flex-end', textAlign: 'end' } },
  }),
)

/** A day stays on one line. */
export const day = style(
  inPage({ whiteSpace: 'nowrap', '@container': { [NARROW]: { whiteSpace: 'normal' } } }),
)

/** The second line of a cell. */
export const small = style(
  inPage({
    ...typeStyle('small'),
    fontWeight: font.weight.regular,
    color: color.text.muted,
    whiteSpace: 'nowrap',
    '@container': { [NARROW]: { whiteSpace: 'normal' } },
  }),
)

/** The first cell: the link, and the day under it. */
export const opening = style(
  inPage({
    display: 'inline-flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    minInlineSize: '8rem',
  }),
)

/** The link that opens a request; its protocol is part of it, so that two of a kind are told apart. */
export const opener = style(
  inPage({
    display: 'inline-flex',
    flexDirection: 'column',
    borderRadius: radius.small,
    color: color.brand.text,
    textDecorationLine: 'none',
  }),
)

export const openerName = style(
  inPage({
    fontSize: font.size.body,
    fontWeight: font.weight.semibold,
    lineHeight: font.line.snug,
    textDecorationLine: 'underline',
    textDecorationColor: 'transparent',
    textUnderlineOffset: '0.2em',
    selectors: { [`${opener}:hover &`]: { textDecorationColor: 'currentcolor' } },
  }),
)
