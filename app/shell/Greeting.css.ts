import { vars } from '@portal/design-system/tokens/contract'
import { inPage } from '@portal/design-system/tokens/in-layer'
import { typeStyle } from '@portal/design-system/tokens/type-style'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const greeting = style(
  inPage({
    display: 'grid',
    minInlineSize: 0,
    ...typeStyle('subtitle'),
    color: color.text.strong,
    whiteSpace: 'nowrap',
  }),
)
