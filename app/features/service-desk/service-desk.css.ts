import { inPage } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** A message among the buttons takes a line of its own. */
export const besideActions = style(inPage({ flexBasis: '100%' }))
