import { vars } from '@portal/design-system/tokens/contract'
import { inPage } from '@portal/design-system/tokens/in-layer'
import { tabularFigures, typeStyle } from '@portal/design-system/tokens/type-style'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const heading = style(
  inPage({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space['2'] }),
)

export const reason = style(inPage({ margin: 0, overflowWrap: 'anywhere' }))

export const nothing = style(inPage({ margin: 0, color: color.text.muted }))

export const changes = style(
  inPage({ ...tabularFigures, display: 'grid', gap: space['1'], margin: 0, paddingInlineStart: space['5'] }),
)

export const help = style(inPage({ ...typeStyle('small'), margin: 0, color: color.text.muted }))
