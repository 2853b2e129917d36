import { vars } from '@portal/design-system/tokens/contract'
import { inPage } from '@portal/design-system/tokens/in-layer'
import { style } from '@vanilla-extract/css'

/** What a dialog holds under its text. */
export const body = style(inPage({ display: 'grid', gap: vars.space['4'] }))
