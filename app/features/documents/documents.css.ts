import { inPage } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** Names of files may have no place to break. */
export const documentName = style(inPage({ overflowWrap: 'anywhere' }))
