import { inPage, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { space } = vars

export const year = style(inPage({ inlineSize: '100%', maxInlineSize: '10rem' }))

export const listHead = style(inPage({ marginBlockEnd: space['4'] }))
