import { inPage, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { space } = vars

/** Below this width of its own the table puts a value at the end of its line. */
const STACKED = '(max-width: 480px)'

/** Takes focus from what was pressed and is gone. Of the last act's result: only as tall as what it says. */
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
