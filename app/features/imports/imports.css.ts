import { inPage } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** A masked CPF is read in one piece. */
export const unbroken = style(inPage({ whiteSpace: 'nowrap' }))
