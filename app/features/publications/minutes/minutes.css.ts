import { inPage, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** From this width of its own the table has more room than its words need. */
const ROOMY = '(min-width: 60rem)'

export const words = style(
  inPage({
    maxInlineSize: vars.size.measure,
    // The tables of all years then have their columns in the same places.
    '@container': { [ROOMY]: { inlineSize: vars.size.measure } },
  }),
)
