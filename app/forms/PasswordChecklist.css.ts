import { inPage, typeStyle, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const heading = style(
  inPage({ ...typeStyle('caption'), color: color.text.muted, marginBlockEnd: space['2'] }),
)
