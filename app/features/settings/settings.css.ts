import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens/contract.css.ts'
import { inPage } from '#design-system/tokens/in-layer.ts'

export const search = style(inPage({ maxInlineSize: '32rem', marginBlockEnd: vars.space['8'] }))
