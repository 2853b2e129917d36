import { inPage, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** What a dialog holds under its text. */
export const body = style(inPage({ display: 'grid', gap: vars.space['4'] }))
