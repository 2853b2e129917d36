import { inPage, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** Flush with the heading below, its padding outside the text's edge. */
export const backLink = style(
  inPage({ display: 'block', marginInlineStart: `calc(-1 * ${vars.space['4']})` }),
)
