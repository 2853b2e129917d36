import { vars } from '@portal/design-system/tokens/contract'
import { inPage } from '@portal/design-system/tokens/in-layer'
import { typeStyle } from '@portal/design-system/tokens/type-style'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const narrow = style(inPage({ display: 'grid', maxInlineSize: '16rem' }))

export const postalStatus = style(
  inPage({ ...typeStyle('small'), color: color.text.muted, selectors: { '&:empty': { display: 'none' } } }),
)
