import { inPage, typeStyle, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color, radius, space } = vars

const WIDE = 'screen and (min-width: 64rem)'

export const page = style(inPage({ display: 'grid', gap: space['6'], gridTemplateColumns: 'minmax(0, 1fr)' }))

export const cards = style(
  inPage({
    display: 'grid',
    gap: space['6'],
    alignItems: 'stretch',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  }),
)

export const stack = style(
  inPage({ display: 'grid', gap: space['4'], gridTemplateColumns: 'minmax(0, 1fr)' }),
)

export const columns = style(
  inPage({
    display: 'grid',
    gap: space['6'],
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
  }),
)

export const actions = style(inPage({ display: 'flex', flexWrap: 'wrap', gap: space['3'] }))

export const lineName = style(inPage({ ...typeStyle('small'), color: color.text.muted }))

/** Digits to be typed: whole groups stay together, and one press takes them all. */
export const digits = style(inPage({ color: color.text.strong, userSelect: 'all', overflowWrap: 'anywhere' }))

export const pixText = style([digits, style(inPage(typeStyle('small')))])

/** Readers need dark on light, whatever the scheme. */
export const code = style(
  inPage({
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    padding: space['3'],
    borderRadius: radius.small,
    background: 'white',
    color: 'black',
    forcedColorAdjust: 'none',
  }),
)

export const bars = style([code, style(inPage({ maxInlineSize: '32rem' }))])

export const qr = style([code, style(inPage({ maxInlineSize: '15rem' }))])

export const note = style(inPage({ ...typeStyle('small'), color: color.text.muted }))

export const sectionHeading = style(inPage({ ...typeStyle('subtitle'), color: color.text.strong }))
