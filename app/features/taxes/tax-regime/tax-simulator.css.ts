import { inPage, typeStyle, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const legend = style(
  inPage({ ...typeStyle('subtitle'), color: color.text.strong, padding: 0, paddingBlockEnd: space['4'] }),
)
