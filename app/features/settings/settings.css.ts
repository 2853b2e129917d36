import { inPage, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const search = style(inPage({ maxInlineSize: '32rem', marginBlockEnd: vars.space['8'] }))
