import { inPage, typeStyle, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const narrow = style(inPage({ display: 'grid', maxInlineSize: '16rem' }))

export const postalStatus = style(
  inPage({ ...typeStyle('small'), color: color.text.muted, selectors: { '&:empty': { display: 'none' } } }),
)
