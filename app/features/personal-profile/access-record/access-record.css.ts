import { inPage, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { space } = vars

export const heading = style(
  inPage({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space['2'] }),
)

export const changes = style(inPage({ paddingInlineStart: space['5'] }))
