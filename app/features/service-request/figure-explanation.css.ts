import { inPage, typeStyle, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const explanation = style(inPage({ display: 'grid', gap: vars.space['4'] }))

export const explanationNote = style(inPage({ ...typeStyle('small'), color: vars.color.text.muted }))
