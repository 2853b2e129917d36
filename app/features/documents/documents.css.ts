import { inPage, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** Names of files may have no place to break. */
export const documentName = style(inPage({ overflowWrap: 'anywhere' }))

/** On one line, and their words flush with the end of the column. */
export const documentActions = style(
  inPage({ flexWrap: 'nowrap', marginInlineEnd: `calc(-1 * ${vars.space['4']})` }),
)
