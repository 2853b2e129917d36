import { vars } from '@portal/design-system/tokens/contract'
import { inPage } from '@portal/design-system/tokens/in-layer'
import { style } from '@vanilla-extract/css'

export const search = style(inPage({ maxInlineSize: '32rem', marginBlockEnd: vars.space['8'] }))
