import { vars } from '@portal/design-system/tokens/contract'
import { inPage } from '@portal/design-system/tokens/in-layer'
import { typeStyle } from '@portal/design-system/tokens/type-style'
import { style } from '@vanilla-extract/css'

const { color, font, space } = vars

const MEDIUM = 'screen and (min-width: 40rem)'

/** Below this width of its own the table puts a value at the end of its line. */
const STACKED = '(max-width: 480px)'

export const page = style(inPage({ display: 'grid', gap: space['6'], gridTemplateColumns: 'minmax(0, 1fr)' }))

export const fieldGrid = style(
  inPage({
    display: 'grid',
    gap: space['5'],
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [MEDIUM]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
)

export const note = style(inPage({ ...typeStyle('small'), margin: 0, color: color.text.muted }))

/** What became of the last act, only as tall as what it says. */
export const result = style(inPage({ outline: 'none', selectors: { '&:empty': { display: 'none' } } }))

/** Lines of one cell, under each other. */
export const lines = style(
  inPage({
    display: 'inline-flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space['1'],
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
)

export const stateLines = style([
  lines,
  inPage({ '@container': { [STACKED]: { alignItems: 'flex-end', textAlign: 'end' } } }),
])

export const small = style(
  inPage({ ...typeStyle('small'), fontWeight: font.weight.regular, color: color.text.muted }),
)
