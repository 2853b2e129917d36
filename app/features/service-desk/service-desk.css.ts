import { inPage } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** What is said among the ways has a line of its own. */
export const besideActions = style(inPage({ flexBasis: '100%' }))
