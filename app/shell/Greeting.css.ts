import { inPage, typeStyle, vars } from '@portal/design-system/tokens'
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
