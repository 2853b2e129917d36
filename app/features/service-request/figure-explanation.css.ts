import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens/contract.css.ts'
import { inPage } from '#design-system/tokens/in-layer.ts'
import { typeStyle } from '#design-system/tokens/type-style.ts'

export const explanation = style(inPage({ display: 'grid', gap: vars.space['4'] }))

export const explanationNote = style(inPage({ ...typeStyle('small'), color: vars.color.text.muted }))
