import { vars } from '@portal/design-system/tokens/contract'
import { inPage } from '@portal/design-system/tokens/in-layer'
import { style } from '@vanilla-extract/css'

const { space } = vars

export const year = style(inPage({ inlineSize: '100%', maxInlineSize: '10rem' }))

export const listHead = style(inPage({ marginBlockEnd: space['4'] }))
