import { inPage, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const list = style(inPage({ marginInline: `calc(-1 * ${space['4']})` }))

export const actions = style(
  inPage({ paddingBlockStart: space['4'], borderBlockStart: `1px solid ${color.line.hairline}` }),
)
