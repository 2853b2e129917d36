import { inPage, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { space } = vars

/** Below this width of its own the table puts a value at the end of its line. */
const STACKED = '(max-width: 480px)'

/** Lines of one cell, under each other. */
export const lines = style(
  inPage({
    display: 'inline-flex',
    flexDirection: 'column',
    gap: space['1'],
    minInlineSize: 0,
  }),
)

export const contactLines = style([
  lines,
  inPage({ '@container': { [STACKED]: { alignItems: 'flex-end', textAlign: 'end' } } }),
])

/** A column of the table grows before an address breaks; on a phone there is no room to grow. */
export const contact = style(inPage({ '@container': { [STACKED]: { overflowWrap: 'anywhere' } } }))
