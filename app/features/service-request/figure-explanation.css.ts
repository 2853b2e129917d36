import { vars } from '@portal/design-system/tokens/contract'
import { inPage } from '@portal/design-system/tokens/in-layer'
import { typeStyle } from '@portal/design-system/tokens/type-style'
import { style } from '@vanilla-extract/css'

export const explanation = style(inPage({ display: 'grid', gap: vars.space['4'] }))

export const explanationNote = style(inPage({ ...typeStyle('small'), color: vars.color.text.muted }))
