import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens/contract.css.ts'
import { inPage } from '#design-system/tokens/in-layer.ts'
import { tabularFigures, typeStyle } from '#design-system/tokens/type-style.ts'

const { color, space } = vars

export const list = style(inPage({ display: 'grid', gap: space['3'] }))

/** The button's label and icon at its two ends, like a row of a list. */
export const planButton = style(inPage({ textAlign: 'start' }))

export const detail = style(
  inPage({ display: 'block', ...typeStyle('small'), ...tabularFigures, color: color.text.muted }),
)
