import { inPage, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const fields = style(inPage({ display: 'grid', gap: vars.space['4'] }))
