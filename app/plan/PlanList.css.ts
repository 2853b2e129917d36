import { vars } from '@portal/design-system/tokens/contract'
import { inPage } from '@portal/design-system/tokens/in-layer'
import { style } from '@vanilla-extract/css'

export const list = style(inPage({ display: 'grid', gap: vars.space['3'] }))
