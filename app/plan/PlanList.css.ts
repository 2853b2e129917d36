import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens/contract.css.ts'
import { inPage } from '#design-system/tokens/in-layer.ts'

export const list = style(inPage({ display: 'grid', gap: vars.space['3'] }))
