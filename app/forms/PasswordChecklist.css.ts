import { vars } from '@portal/design-system/tokens/contract'
import { inPage } from '@portal/design-system/tokens/in-layer'
import { typeStyle } from '@portal/design-system/tokens/type-style'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const heading = style(
  inPage({ ...typeStyle('caption'), color: color.text.muted, marginBlockEnd: space['2'] }),
)
