import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens/contract.css.ts'
import { inPage } from '#design-system/tokens/in-layer.ts'
import { typeStyle } from '#design-system/tokens/type-style.ts'

const { color, space } = vars

export const column = style(
  inPage({ display: 'grid', gap: space['6'], gridTemplateColumns: 'minmax(0, 1fr)' }),
)

export const inside = style(
  inPage({ display: 'grid', gap: space['4'], gridTemplateColumns: 'minmax(0, 1fr)' }),
)

export const note = style(inPage({ ...typeStyle('small'), color: color.text.muted }))
