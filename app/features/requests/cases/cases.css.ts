import { inPage } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const noteText = style(inPage({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }))
